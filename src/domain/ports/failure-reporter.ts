import { portToken } from '@/domain/ports/port-token';
/** Reports failures to the operator. `id` is in the product's own namespace, `lucka:<id>`. Source: spec §8, OPEN-23. */
export interface FailureReporter {
  report(failure: { readonly id: string; readonly message: string }): void;
  /** Logs without a report: a poll, the position, the service worker. */
  log(failure: { readonly id: string; readonly message: string }): void;
}

export const FailureReporter = portToken<FailureReporter>('FailureReporter');
