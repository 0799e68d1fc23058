import type { Notice } from '@/domain/notice/notice';
import type { RemoteFailure } from '@/domain/shared/remote-failure';

/** Returns the notice of a staff call that failed. */
export const noticeForStaffFailure = (failure: RemoteFailure): Notice => ({
  key: `staff.failure.${causeOf(failure)}`,
  values: {},
});

function causeOf(failure: RemoteFailure): 'lost' | 'notAllowed' | 'changed' | 'busy' | 'invalid' | 'server' {
  if (failure.kind === 'unreachable' || failure.kind === 'aborted') return 'lost';
  if (failure.kind === 'malformed') return 'server';
  const { status } = failure;
  if (status === 401 || status === 403 || status === 404) return 'notAllowed';
  if (status === 409) return 'changed';
  if (status === 429 || status === 503) return 'busy';
  return status < 500 ? 'invalid' : 'server';
}
