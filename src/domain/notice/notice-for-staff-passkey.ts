import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import type { AuthenticatorFailure } from '@/domain/ports/authenticator';
import type { RemoteFailure } from '@/domain/shared/remote-failure';

/** Returns the notice for a passkey of the staff that was not made, used or changed. */
export function noticeForStaffPasskey(failure: RemoteFailure | AuthenticatorFailure): Notice {
  if (failure.kind === 'authenticator') return { key: `staff.passkey.${failure.reason}`, values: {} };
  if (failure.kind !== 'refused') return noticeForStaffFailure(failure);
  if (failure.errors.includes('PasswordMismatch')) return { key: 'staff.password.wrong', values: {} };
  if (failure.status === 429) return { key: 'staff.login.locked', values: {} };
  return failure.family === 'passkey'
    ? { key: `staff.passkey.${PROBLEMS[failure.code ?? ''] ?? 'refused'}`, values: {} }
    : noticeForStaffFailure(failure);
}

const PROBLEMS: Readonly<Record<string, 'refused' | 'unknown' | 'tooMany'>> = {
  refused: 'refused',
  unknown: 'unknown',
  'too-many': 'tooMany',
};
