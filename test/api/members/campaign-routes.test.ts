import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aMember, type Member } from '@test/support/api/a-member';
import { Guest, readProblem, token } from '@test/support/api/guest';
import { OPERATOR_TOKEN, openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aCampaign, HOUR_MS, someCampaigns } from '@test/support/api/some-campaigns';
import { must } from '@test/support/builders/must';
import { addMs } from '@/domain/shared/instant';
import { campaignDto, type CampaignDto } from '@test/support/api/wire';

let api: TestApi;
let guest: Guest;
let member: Member;

beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
  member = await aMember(api);
});
afterAll(() => api.close());

const offersOf = async (who: Guest): Promise<readonly CampaignDto[]> =>
  z.array(campaignDto).parse(JSON.parse((await who.get('/api/campaigns')).text));
const cardOf = async (who: Member) => must((await offersOf(who)).find(({ id }) => id === 'coffee-card'));

describe('GET /api/campaigns', () => {
  it('sends a guest the running offers for all visitors, and no others [AMB-19, ROLE-04]', async () => {
    const answer = await guest.get('/api/campaigns');
    const offers = z.array(campaignDto).parse(JSON.parse(answer.text));
    expect(offers.map(({ id }) => id)).toEqual(['week-pick', 'this-hour']);
    expect(offers[0]).toEqual({
      id: 'week-pick',
      name: 'Veckans val',
      description: 'En rätt i veckan',
      i18n: { name: [{ language: 'en', text: 'Pick of the week' }] },
      memberOnly: false,
      articleCodes: ['meatballs'],
    });
    for (const secret of ['SECRET', 'member', 'Kaffekortet']) {
      expect(answer.text.replaceAll('memberOnly', '')).not.toContain(secret);
    }
  });

  it('sends a member the member offers too [PROD-09, AMB-19]', async () => {
    const offers = await offersOf(member);
    expect(offers.map(({ id, memberOnly }) => [id, memberOnly])).toEqual([
      ['week-pick', false],
      ['coffee-card', true],
      ['members', true],
      ['this-hour', false],
    ]);
    expect(offers[2]).toMatchObject({ qrCode: 'SECRET-OF-MEMBERS' });
  });

  it('gives each member a permanent coffee card [OPEN-36]', async () => {
    const [first, again] = [await cardOf(member), await cardOf(member)];
    expect(first).toMatchObject({ usesLeft: 2, qrCode: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) });
    expect(again).toEqual(first);
    expect((await cardOf(await aMember(api))).qrCode).not.toBe(first.qrCode);
  });

  it('is never cached, since it is personal', async () => {
    for (const who of [guest, member]) {
      const { headers } = await who.get('/api/campaigns');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('vary')).toMatch(/(^|, )Cookie(,|$)/);
      expect(headers.get('etag')).toBeNull();
    }
  });

  it("treats an ended session as a guest's", async () => {
    const gone = await aMember(api);
    await gone.get('/api/campaigns');
    await api.stores.accounts.remove(gone.account.id);
    expect(await offersOf(gone)).toEqual(await offersOf(guest));
  });

  it('starts and ends offers at their times', async () => {
    const later = await openTestApi();
    const stranger = new Guest(later.origin);
    await later.clock.advance(HOUR_MS - 1);
    expect((await offersOf(stranger)).map(({ id }) => id)).toEqual(['week-pick', 'this-hour']);
    await later.clock.advance(1);
    expect((await offersOf(stranger)).map(({ id }) => id)).toEqual(['week-pick', 'later']);
    await later.close();
  });

  it('never sends a guest an offer for members, whatever offers there are [AMB-19]', async () => {
    const own = await openTestApi();
    const stranger = new Guest(own.origin);
    const moment = fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined });
    const offer = fc.record({ isMemberOnly: fc.boolean(), hasCard: fc.boolean(), from: moment, to: moment });
    await fc.assert(
      fc.asyncProperty(fc.array(offer, { maxLength: 6 }), async (offers) => {
        await own.stores.campaigns.putAll(
          offers.map(({ isMemberOnly, hasCard, from, to }, index) => ({
            ...aCampaign({ id: `offer-${index}`, name: isMemberOnly || hasCard ? 'FOR-MEMBERS' : 'for all' }),
            isMemberOnly,
            ...(hasCard && { cardUses: 3 }),
            ...(from !== undefined && { validFrom: atHour(own, from) }),
            ...(to !== undefined && { validTo: atHour(own, to) }),
          })),
        );
        const { text } = await stranger.get('/api/campaigns');
        expect(text).not.toContain('FOR-MEMBERS');
        expect(text).not.toMatch(/"memberOnly":true|usesLeft/);
      }),
      { numRuns: 60 },
    );
    await own.close();
  });
});

const atHour = ({ clock }: TestApi, hours: number) => addMs(clock.now(), hours * HOUR_MS);

describe('POST /api/operator/coffee-card/use', () => {
  const use = (code: unknown, key = token(), authorization = `Bearer ${OPERATOR_TOKEN}`) =>
    guest.post('/api/operator/coffee-card/use', { code }, { authorization, 'idempotency-key': key });

  it('counts a card down to 0, and then shows no code [OPEN-36]', async () => {
    const holder = await aMember(api);
    const { qrCode } = await cardOf(holder);
    for (const left of [1, 0]) {
      const answer = await use(qrCode);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { usesLeft: left }]);
    }
    const refused = await use(qrCode);
    expect([refused.status, readProblem(refused).code]).toEqual([409, 'card-used-up']);
    const card = await cardOf(holder);
    expect([card.usesLeft, card.qrCode]).toEqual([0, undefined]);
  });

  it('counts once for a key, with the same answer for a repetition', async () => {
    const { qrCode } = await cardOf(await aMember(api));
    const key = token();
    const answers = await Promise.all([use(qrCode, key), use(qrCode, key), use(qrCode, key)]);
    expect(answers.map(({ text }) => text)).toEqual(Array(3).fill('{"usesLeft":1}'));
    const other = await cardOf(await aMember(api));
    expect(readProblem(await use(other.qrCode, key))).toMatchObject({ status: 422, code: 'other-card' });
  });

  it('requires the operator’s token and a key', async () => {
    const holder = await aMember(api);
    const { qrCode } = await cardOf(holder);
    expect((await use(qrCode, token(), 'Bearer guessed')).status).toBe(401);
    expect((await holder.post('/api/operator/coffee-card/use', { code: qrCode })).status).toBe(401);
    expect(readProblem(await use(qrCode, ''))).toMatchObject({ status: 400, parameter: 'idempotency-key' });
    expect((await cardOf(holder)).usesLeft).toBe(2);
  });

  it.each(['', token(), 'SECRET-OF-MEMBERS', 'a/../b'])('refuses the unknown card %j', async (code) => {
    expect(readProblem(await use(code))).toMatchObject({ status: 404, code: 'card-not-found' });
  });

  it('refuses a card of an offer that has ended', async () => {
    const own = await openTestApi();
    const holder = await aMember(own);
    const { qrCode } = await cardOf(holder);
    const ended = someCampaigns().map((one) => ({ ...one, validTo: own.clock.now() }));
    await own.stores.campaigns.putAll(ended);
    const answer = await holder.post(
      '/api/operator/coffee-card/use',
      { code: qrCode },
      { authorization: `Bearer ${OPERATOR_TOKEN}`, 'idempotency-key': token() },
    );
    expect(answer.status).toBe(404);
    await own.close();
  });
});
