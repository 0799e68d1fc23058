import type { FailureReporter } from '@/domain/ports/failure-reporter';

/** Reports uncaught errors. Returns a disposer. Source: spec §8; HAND-09, HAND-10. */
export function watchUncaughtErrors(window: EventTarget, reporter: FailureReporter): () => void {
  const report = (thrown: unknown): void =>
    reporter.report({ id: 'lucka:uncaught-error', message: describe(thrown) });
  const onError = (event: Event): void => report('error' in event ? event.error : event.type);
  const onRejection = (event: Event): void => report('reason' in event ? event.reason : event.type);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Not every engine begins a stack with the message. */
function describe(thrown: unknown): string {
  const { stack = '' } = thrown instanceof Error ? thrown : {};
  const message = String(thrown);
  return stack.startsWith(message) ? stack : `${message}\n${stack}`.trimEnd();
}
