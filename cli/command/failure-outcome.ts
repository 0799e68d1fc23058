import { failed, type Outcome, type Reason } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import { isRetryable, type RemoteFailure } from '@/domain/shared/remote-failure';

/** The outcome of a failed call, with the storefront's message. */
export function failureOutcome(terminal: Terminal, failure: RemoteFailure): Outcome {
  const notice = noticeForFailure(failure);
  return failed(failureReason(failure), ...(notice === undefined ? [] : [terminal.say(notice)]));
}

export function failureReason(failure: RemoteFailure): Reason {
  const reason = { code: codeOf(failure), isRetryable: isRetryable(failure) };
  const field = failure.kind === 'refused' ? failure.parameter : undefined;
  return field === undefined ? reason : { ...reason, field };
}

function codeOf(failure: RemoteFailure): string {
  if (failure.kind !== 'refused') return failure.kind;
  return failure.code ?? failure.errors[0] ?? `status-${failure.status}`;
}
