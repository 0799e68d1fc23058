import type { StoredPasskey } from '@api/accounts/passkey-store';
import { NOON } from '@test/support/api/a-stored-order';
import { token } from '@test/support/api/guest';

export const aStoredPasskey = (different: Partial<StoredPasskey> = {}): StoredPasskey => ({
  credentialId: token(),
  publicKey: token(),
  signCount: 0,
  transports: ['internal', 'hybrid'],
  name: 'Firefox, Android',
  madeAt: NOON,
  usedAt: undefined,
  ...different,
});
