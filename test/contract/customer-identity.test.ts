import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import type { Registration } from '@/domain/customer/registration';
import { aMember } from '@test/support/builders/a-member';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { REMOTE_WORLDS, type RemoteWorld } from '@test/support/http/remote-worlds';

const DONE = { ok: true, value: undefined };
const PASSWORD = 'Passw0rd!';
const EMAIL = 'asa@example.com';

const REGISTRATION: Registration = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  email: EMAIL,
  phone: '+46701234567',
  password: PASSWORD,
  favoriteShop: shopId(3),
  acceptedTerms: true,
};

const refused = (status: number, more: object = {}) => ({
  ok: false,
  error: { kind: 'refused', status, ...more },
});

describe.each(REMOTE_WORLDS)('CustomerIdentity %s', (_, open) => {
  let world: RemoteWorld;
  beforeEach(async () => {
    world = await open();
  });
  afterEach(() => world.stop());

  const twin = () => world.server.identity;
  const latestEmail = () => must(twin().emails.at(-1));

  describe('logIn, logOut', () => {
    beforeEach(() => twin().addMember(aMember(), PASSWORD));

    it('logs a member in, with the profile, and out again [API-06, API-08]', async () => {
      expect(await world.identity.logIn(EMAIL, PASSWORD)).toEqual(DONE);
      expect(await world.account.profile()).toEqual({ ok: true, value: aMember() });
      expect(await world.identity.logOut()).toEqual(DONE);
      expect(await world.account.profile()).toMatchObject(refused(401));
    });

    it('responds alike to a wrong password and an unknown address', async () => {
      const wrong = await world.identity.logIn(EMAIL, 'wrong');
      expect(wrong).toMatchObject(refused(401, { code: 'invalid-password', family: 'user' }));
      expect(await world.identity.logIn('nobody@example.com', PASSWORD)).toEqual(wrong);
    });

    it('returns the waiting time after too many attempts', async () => {
      twin().script.failNext(refusal(429, undefined, { retryAfterMs: 60_000 }));
      expect(await world.identity.logIn(EMAIL, PASSWORD)).toMatchObject(
        refused(429, { retryAfterMs: 60_000 }),
      );
    });
  });

  describe('register, confirmEmail, resendConfirmation', () => {
    it('registers a member, who may log in after confirmation, and has the shop as favourite [OPEN-38]', async () => {
      expect(await world.identity.register(REGISTRATION)).toEqual(DONE);
      expect(await world.identity.logIn(EMAIL, PASSWORD)).toMatchObject(
        refused(401, { code: 'email-not-confirmed' }),
      );
      const { userId, code } = latestEmail();
      expect(await world.identity.confirmEmail(userId, code)).toEqual(DONE);
      expect(await world.identity.logIn(EMAIL, PASSWORD)).toEqual(DONE);
      expect(await world.account.profile()).toMatchObject({
        value: { name: 'Åsa', lastName: 'Öberg', email: EMAIL, favorites: [{ code: '3', type: 'shop' }] },
      });
    });

    it('reports all errors at once [ERR-11, ERR-12, ERR-13]', async () => {
      twin().addMember(aMember(), PASSWORD);
      twin().isPhoneRequired = true;
      twin().isShopRequired = true;
      const answer = await world.identity.register({
        ...REGISTRATION,
        phone: '',
        password: 'x',
        favoriteShop: undefined,
        acceptedTerms: false,
      });
      expect(answer).toMatchObject(refused(400));
      expect(!answer.ok && answer.error.kind === 'refused' && answer.error.errors).toEqual([
        'DuplicateUserName',
        'requires-phone',
        'PasswordTooShort',
        'PasswordRequiresNonAlphanumeric',
        'PasswordRequiresDigit',
        'PasswordRequiresUpper',
        'requires-shop',
        'register-user-failure',
      ]);
    });

    it('accepts a link once, and no other [ERR-11]', async () => {
      await world.identity.register(REGISTRATION);
      const { userId, code } = latestEmail();
      const invalid = refused(400, { errors: ['InvalidToken'] });
      expect(await world.identity.confirmEmail(userId, 'made-up')).toMatchObject(invalid);
      expect(await world.identity.confirmEmail('made-up', code)).toMatchObject(invalid);
      expect(await world.identity.confirmEmail(userId, code)).toEqual(DONE);
      expect(await world.identity.confirmEmail(userId, code)).toMatchObject(invalid);
    });

    it('sends another email to a member who awaits one, and responds alike to every address', async () => {
      await world.identity.register(REGISTRATION);
      expect(await world.identity.resendConfirmation(EMAIL)).toEqual(DONE);
      expect(await world.identity.resendConfirmation('nobody@example.com')).toEqual(DONE);
      expect(twin().emails.map(({ kind, email }) => [kind, email])).toEqual([
        ['confirm', EMAIL],
        ['confirm', EMAIL],
      ]);
    });
  });

  describe('requestPasswordReset, resetPassword', () => {
    beforeEach(() => twin().addMember(aMember(), PASSWORD));

    const NEW_PASSWORD = 'N3w-Passw0rd';

    it('changes the password by the emailed link, once [VAL-06]', async () => {
      expect(await world.identity.requestPasswordReset(EMAIL)).toEqual(DONE);
      const reset = { email: EMAIL, code: latestEmail().code, newPassword: NEW_PASSWORD };
      expect(await world.identity.resetPassword(reset)).toEqual(DONE);
      expect(await world.identity.logIn(EMAIL, NEW_PASSWORD)).toEqual(DONE);
      expect(await world.identity.resetPassword(reset)).toMatchObject(
        refused(400, { errors: ['InvalidToken'] }),
      );
    });

    it('reports the errors of a new password, and keeps the link valid [ERR-11]', async () => {
      await world.identity.requestPasswordReset(EMAIL);
      const { code } = latestEmail();
      const weak = await world.identity.resetPassword({ email: EMAIL, code, newPassword: 'passw0rd!' });
      expect(weak).toMatchObject(refused(400, { errors: ['PasswordRequiresUpper'] }));
      const good = { email: EMAIL, code, newPassword: NEW_PASSWORD };
      expect(await world.identity.resetPassword(good)).toEqual(DONE);
    });

    it('responds alike to every address, and sends emails to members only', async () => {
      expect(await world.identity.requestPasswordReset('nobody@example.com')).toEqual(DONE);
      expect(twin().emails).toEqual([]);
    });
  });
});
