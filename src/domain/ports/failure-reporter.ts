import { portToken } from '@/domain/ports/port-token';
/** Failures that somebody should look at. `id` is under the product's own namespace, `lucka:<id>`. Source: spec §8, OPEN-23. */
export interface FailureReporter {
  report(failure: { readonly id: string; readonly message: string }): void;
  /** Only logged: a poll, the position, the service worker. */
  log(failure: { readonly id: string; readonly message: string }): void;
}

export const FailureReporter = portToken<FailureReporter>('FailureReporter');
