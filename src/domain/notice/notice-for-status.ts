import type { Notice } from '@/domain/notice/notice';
import type { GenericNoticeKey } from '@/domain/notice/notice-keys';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { assertNever } from '@/domain/shared/assert-never';

/**
 * Returns the notice for a failed call by its kind and status alone; none when it was aborted. For the first screen,
 * whose texts have no codes; all others have `noticeForFailure`. Source: spec §4 Error banner; ERR-03 to ERR-07.
 */
export function noticeWithoutCode(failure: RemoteFailure): Notice | undefined {
  switch (failure.kind) {
    case 'unreachable':
      return generic('error.unreachable');
    case 'refused':
      return noticeForStatus(failure.status);
    case 'malformed':
      return generic('error.unknown');
    case 'aborted':
      return undefined;
    default:
      return assertNever(failure);
  }
}

/** Source: spec §4 Error banner; ERR-03 to ERR-07. */
export const noticeForStatus = (status: number): Notice => generic(statusKey(status));

function statusKey(status: number): GenericNoticeKey {
  if (status >= 500) return 'error.server';
  if (status === 404) return 'error.notFound';
  if (status >= 400) return 'error.badRequest';
  return status >= 300 ? 'error.moved' : 'error.unknown';
}

const generic = (key: GenericNoticeKey): Notice => ({ key, values: {} });
