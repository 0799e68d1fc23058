import type { Notice } from '@/domain/notice/notice';
import type { AuthenticatorFailure } from '@/domain/ports/authenticator';

/** Returns the notice for what an authenticator did not do. Source: DEC-99. */
export const noticeForAuthenticator = ({ reason }: AuthenticatorFailure): Notice => ({
  key: `passkey.${reason}`,
  values: {},
});
