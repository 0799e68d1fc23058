import { type Passkey, passkeyId } from '@/domain/customer/passkey';
import { moment } from '@test/support/builders/order-ids';

export const aPasskey = (different: Partial<Passkey> = {}): Passkey => ({
  id: passkeyId('passkey-1'),
  name: 'Firefox, Android',
  madeAt: moment('2026-11-20T12:00:00+01:00'),
  lastUsedAt: undefined,
  ...different,
});
