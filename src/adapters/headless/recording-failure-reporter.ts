import type { FailureReporter } from '@/domain/ports/failure-reporter';

export class RecordingFailureReporter implements FailureReporter {
  readonly reported: { readonly id: string; readonly message: string }[] = [];
  readonly logged: { readonly id: string; readonly message: string }[] = [];

  report(failure: { readonly id: string; readonly message: string }): void {
    this.reported.push(failure);
  }

  log(failure: { readonly id: string; readonly message: string }): void {
    this.logged.push(failure);
  }
}
