import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import type { ProfileChange } from '@/domain/customer/profile-change';
import { passkeyAnswer } from '@/domain/customer/passkey';
import { accountSessionId } from '@/domain/customer/account-session';
import { anAccountSession } from '@test/support/builders/an-account-session';
import { aMember } from '@test/support/builders/a-member';
import { aPasskey } from '@test/support/builders/a-passkey';
import { aPastDish, aPastOrder } from '@test/support/builders/a-past-order';
import { anOffer } from '@test/support/builders/an-offer';
import { amount, articleCode, choiceCode } from '@test/support/builders/ids';
import { moment, orderId } from '@test/support/builders/order-ids';
import { REMOTE_WORLDS, type RemoteWorld } from '@test/support/http/remote-worlds';

const SHOP_3 = { code: '3', type: 'shop' } as const;
const SOUP = { code: 'soup', type: 'article' } as const;

const UNAUTHORIZED = { ok: false, error: { kind: 'refused', status: 401 } };

describe.each(REMOTE_WORLDS)('what a member has %s', (_, open) => {
  let world: RemoteWorld;
  beforeEach(async () => {
    world = await open();
    world.server.account.loggedIn = aMember();
  });
  afterEach(() => world.stop());

  const logOut = () => (world.server.account.loggedIn = undefined);

  describe('FavoriteList', () => {
    it('adds a shop and an article [API-09, ENT-08, ENT-10]', async () => {
      expect(await world.favorites.add(SHOP_3)).toEqual({ ok: true, value: undefined });
      await world.favorites.add(SOUP);
      expect(await world.account.profile()).toMatchObject({ value: { favorites: [SHOP_3, SOUP] } });
    });

    it('adds an existing one without a second entry', async () => {
      await world.favorites.add(SOUP);
      expect(await world.favorites.add(SOUP)).toMatchObject({ ok: true });
      expect(await world.account.profile()).toMatchObject({ value: { favorites: [SOUP] } });
    });

    it('returns the remaining ones after a removal [API-10]', async () => {
      world.server.account.loggedIn = aMember({ favorites: [SHOP_3, SOUP] });
      expect(await world.favorites.remove(SHOP_3)).toEqual({ ok: true, value: [SOUP] });
      expect(await world.favorites.remove(SHOP_3)).toEqual({ ok: true, value: [SOUP] });
    });

    it('distinguishes a shop from an article of the same code', async () => {
      world.server.account.loggedIn = aMember({ favorites: [SHOP_3] });
      expect(await world.favorites.remove({ code: '3', type: 'article' })).toEqual({
        ok: true,
        value: [SHOP_3],
      });
    });

    it('is refused for a guest', async () => {
      logOut();
      expect(await world.favorites.add(SOUP)).toMatchObject(UNAUTHORIZED);
      expect(await world.favorites.remove(SOUP)).toMatchObject(UNAUTHORIZED);
    });
  });

  describe('OrderHistory', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => aPastOrder({ orderId: orderId(`order-${index}`) }));

    it('returns whole orders [API-11]', async () => {
      const order = aPastOrder({
        status: 'started',
        items: [
          aPastDish({
            quantity: 2,
            translations: { description: [{ language: 'sv', text: 'Köttbullar' }] },
            choices: [
              {
                code: articleCode('mash'),
                description: 'Mash',
                translations: {},
                price: amount('5.50'),
                place: { level: 2, choiceCode: choiceCode('side'), parent: 'meal/plate' },
              },
              {
                code: articleCode('jam'),
                description: 'Jam',
                translations: {},
                price: amount('0'),
                place: undefined,
              },
            ],
          }),
        ],
      });
      world.server.history.all = [order];
      expect(await world.history.page(0, 10)).toEqual({ ok: true, value: { orders: [order], isLast: true } });
    });

    it('returns pages of the requested size [API-11]', async () => {
      world.server.history.all = many(25);
      const first = await world.history.page(0, 10);
      const third = await world.history.page(2, 10);
      expect(first).toMatchObject({ value: { isLast: false } });
      expect(first.ok && first.value.orders.map((order) => order.orderId).at(-1)).toBe('order-9');
      expect(third).toMatchObject({ value: { isLast: true } });
      expect(third.ok && third.value.orders).toHaveLength(5);
    });

    it('is refused for a guest', async () => {
      logOut();
      expect(await world.history.page(0, 10)).toMatchObject(UNAUTHORIZED);
    });
  });

  describe('OfferCatalog', () => {
    const everybodys = anOffer({
      articleCodes: [articleCode('soup')],
      translations: { name: [{ language: 'sv', text: 'Vinterlunch' }] },
      imageUrl: 'soup.webp',
      validFrom: moment('2026-11-01T00:00:00+01:00'),
      validTo: moment('2026-12-01T00:00:00+01:00'),
    });
    const coffeeCard = anOffer({ id: 'coffee', isMemberOnly: true, qrCode: 'LUCKA-COFFEE-7', usesLeft: 0 });

    it('returns public offers and those for members to a member [AMB-19, OPEN-36]', async () => {
      world.server.offers.all = [everybodys, coffeeCard];
      expect(await world.offers.offers()).toEqual({ ok: true, value: [everybodys, coffeeCard] });
    });

    it('returns only public offers to a guest [AMB-19]', async () => {
      world.server.offers.all = [coffeeCard, everybodys];
      logOut();
      expect(await world.offers.offers()).toEqual({ ok: true, value: [everybodys] });
    });
  });

  describe('MembershipCard', () => {
    it('returns an image [API-12, SHELL-30]', async () => {
      const card = await world.card.image();
      expect(card).toMatchObject({ ok: true, value: { mediaType: 'image/svg+xml' } });
      expect(card.ok && new TextDecoder().decode(card.value.bytes)).toContain('1000012');
    });

    it('is refused for a guest', async () => {
      logOut();
      expect(await world.card.image()).toMatchObject(UNAUTHORIZED);
    });
  });

  describe('CustomerAccount', () => {
    const change = (different: Partial<ProfileChange> = {}): ProfileChange => ({
      name: 'Asa',
      lastName: 'Berg',
      email: 'asa.berg@example.com',
      phone: '+46709999999',
      currentPassword: 'Passw0rd!',
      newPassword: undefined,
      ...different,
    });

    it('changes the profile, and returns the new one [PROD-11]', async () => {
      const now = aMember({
        name: 'Asa',
        lastName: 'Berg',
        email: 'asa.berg@example.com',
        phone: '+46709999999',
      });
      expect(await world.account.change(change())).toEqual({ ok: true, value: now });
      expect(await world.account.profile()).toEqual({ ok: true, value: now });
    });

    it('changes the password with the current one', async () => {
      expect(await world.account.change(change({ newPassword: 'N3w-Passw0rd' }))).toMatchObject({ ok: true });
      expect(await world.account.delete('N3w-Passw0rd')).toMatchObject({ ok: true });
    });

    it('requires the current password for a new address, and for nothing but that [DEC-98]', async () => {
      const [none, wrong] = [undefined, 'wrong'];
      for (const currentPassword of [none, wrong]) {
        expect(await world.account.change(change({ currentPassword }))).toMatchObject({
          error: { kind: 'refused', status: 400, errors: ['PasswordMismatch'] },
        });
      }
      const sameAddress = { email: aMember().email, currentPassword: none };
      expect(await world.account.change(change(sameAddress))).toMatchObject({ ok: true });
    });

    it('reports all errors at once, and changes nothing [ERR-11]', async () => {
      world.server.account.taken.add('asa.berg@example.com');
      const passwords = { currentPassword: 'wrong', newPassword: 'short' };
      const answer = await world.account.change(change(passwords));
      expect(answer).toMatchObject({ ok: false, error: { kind: 'refused', status: 400 } });
      const errors = answer.ok || answer.error.kind !== 'refused' ? [] : answer.error.errors;
      expect(errors).toEqual(
        expect.arrayContaining(['DuplicateEmail', 'PasswordMismatch', 'PasswordTooShort']),
      );
      expect(await world.account.profile()).toEqual({ ok: true, value: aMember() });
    });

    it('deletes the account with its password alone', async () => {
      expect(await world.account.delete('wrong')).toMatchObject({
        ok: false,
        error: { kind: 'refused', status: 400, errors: ['PasswordMismatch'] },
      });
      expect(await world.account.delete('Passw0rd!')).toEqual({ ok: true, value: undefined });
      expect(await world.account.profile()).toMatchObject(UNAUTHORIZED);
    });

    it('exports all data of the member as JSON', async () => {
      const exported = await world.account.exportData();
      expect(exported.ok && JSON.parse(exported.value)).toEqual({ profile: aMember() });
    });

    it('is refused for a guest', async () => {
      logOut();
      expect(await world.account.change(change())).toMatchObject(UNAUTHORIZED);
      expect(await world.account.delete('Passw0rd!')).toMatchObject(UNAUTHORIZED);
      expect(await world.account.exportData()).toMatchObject(UNAUTHORIZED);
      expect(await world.account.sessions()).toMatchObject(UNAUTHORIZED);
      expect(await world.account.endSession(accountSessionId('session-1'))).toMatchObject(UNAUTHORIZED);
    });

    it('lists the sessions, and ends one once [DEC-97]', async () => {
      const here = anAccountSession({ id: accountSessionId('session-2'), isThis: true, browser: undefined });
      const there = anAccountSession();
      world.server.account.open = [here, there];
      expect(await world.account.sessions()).toEqual({ ok: true, value: [here, there] });
      expect(await world.account.endSession(there.id)).toEqual({ ok: true, value: undefined });
      expect(await world.account.sessions()).toEqual({ ok: true, value: [here] });
      expect(await world.account.endSession(there.id)).toMatchObject({ error: { status: 404 } });
    });

    it('logs out where its own session is ended [DEC-97]', async () => {
      const here = anAccountSession({ isThis: true });
      world.server.account.open = [here];
      expect(await world.account.endSession(here.id)).toMatchObject({ ok: true });
      expect(await world.account.profile()).toMatchObject(UNAUTHORIZED);
    });

    it('has no list of sessions where the back end has none [DEC-97]', async () => {
      world.server.account.open = undefined;
      expect(await world.account.sessions()).toMatchObject({ error: { kind: 'refused', status: 404 } });
    });

    it("returns the server's refusal", async () => {
      world.server.account.script.failNext(refusal(500));
      expect(await world.account.change(change())).toMatchObject({ ok: false, error: { status: 500 } });
    });
  });

  describe('Passkeys', () => {
    const PASSWORD = 'Passw0rd!';
    const answered = async (options: ReturnType<typeof world.passkeys.loginOptions>) => {
      const asked = await options;
      return passkeyAnswer(asked.ok ? asked.value : '{}');
    };

    it('adds a passkey once for each of its options, and lists it [DEC-99]', async () => {
      const answer = await answered(world.passkeys.creationOptions(PASSWORD));
      expect(await world.passkeys.add(answer)).toEqual({ ok: true, value: aPasskey() });
      expect(await world.passkeys.add(answer)).toMatchObject({ error: { status: 400, code: 'refused' } });
      expect(await world.passkeys.list()).toEqual({ ok: true, value: [aPasskey()] });
    });

    it('requires the current password [DEC-99]', async () => {
      expect(await world.passkeys.creationOptions('wrong')).toMatchObject({
        error: { status: 400, errors: ['PasswordMismatch'] },
      });
    });

    it('renames a passkey, and removes it once', async () => {
      const used = aPasskey({ lastUsedAt: moment('2026-11-21T12:00:00+01:00') });
      world.server.passkeys.stored = [used];
      expect(await world.passkeys.rename(used.id, 'Phone')).toEqual({ ok: true, value: undefined });
      expect(await world.passkeys.list()).toEqual({ ok: true, value: [{ ...used, name: 'Phone' }] });
      expect(await world.passkeys.remove(used.id)).toEqual({ ok: true, value: undefined });
      expect(await world.passkeys.remove(used.id)).toMatchObject({ error: { status: 404 } });
    });

    it('logs in whom the passkey names, and refuses an unknown one [DEC-99]', async () => {
      logOut();
      expect(await world.passkeys.logIn(await answered(world.passkeys.loginOptions()))).toMatchObject({
        error: { status: 401, code: 'unknown', family: 'passkey' },
      });
      world.server.passkeys.owner = aMember();
      const answer = await answered(world.passkeys.loginOptions());
      expect(await world.passkeys.logIn(answer)).toEqual({ ok: true, value: undefined });
      expect(await world.account.profile()).toMatchObject({ ok: true });
    });

    it('is refused for a guest, and is missing where the back end has none', async () => {
      world.server.passkeys.stored = undefined;
      expect(await world.passkeys.list()).toMatchObject({ error: { status: 404 } });
      expect(await world.passkeys.loginOptions()).toMatchObject({ error: { status: 404 } });
      logOut();
      expect(await world.passkeys.list()).toMatchObject(UNAUTHORIZED);
      expect(await world.passkeys.creationOptions(PASSWORD)).toMatchObject(UNAUTHORIZED);
    });
  });
});
