import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_FAVORITES } from '@api/favorites/favorite-routes';
import { aMember, type Member } from '@test/support/api/a-member';
import { Guest, readProblem } from '@test/support/api/guest';
import { openTestApi, type TestApi, IS_IN_PROCESS } from '@test/support/api/open-test-api';
import { favoritesDto, userProfileDto } from '@test/support/api/wire';

const PATH = '/api/user/favorite';
const SHOP = { code: '3', type: 'shop' };
const ARTICLE = { code: 'coffee', type: 'article' };

let api: TestApi;
let member: Member;

beforeAll(async () => {
  api = await openTestApi();
  member = await aMember(api);
});
afterAll(() => api.close());

const profile = async (who: Member) =>
  userProfileDto.parse(JSON.parse((await who.get('/api/user/profile')).text));

describe('POST /api/user/favorite', () => {
  it('adds a favourite to the profile, once for repeated requests [API-09, ENT-07, ENT-08, ENT-10, PROD-06, PROD-07]', async () => {
    for (const favorite of [SHOP, ARTICLE, SHOP]) {
      const answer = await member.post(PATH, favorite);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
    expect(await profile(member)).toMatchObject({ isAuthenticated: true, favorites: [SHOP, ARTICLE] });
  });

  it('requires a member [ROLE-05]', async () => {
    const answer = await new Guest(api.origin).post(PATH, SHOP);
    expect([answer.status, readProblem(answer).code]).toEqual([401, 'not-authenticated']);
  });

  it.each([
    [{ code: '3', type: 'restaurant' }, 'type'],
    [{ code: 'three', type: 'shop' }, 'code'],
    [{ code: '0', type: 'shop' }, 'code'],
    [{ code: '-3', type: 'shop' }, 'code'],
    [{ code: '', type: 'article' }, 'code'],
    [{ code: 'a b', type: 'article' }, 'code'],
    [{ code: 'a'.repeat(81), type: 'article' }, 'code'],
    [{ code: 3, type: 'shop' }, 'code'],
  ])('refuses %j', async (body, parameter) => {
    const answer = await member.post(PATH, body);
    expect(readProblem(answer)).toMatchObject({ status: 422, code: 'invalid-parameter', parameter });
  });

  it('requires the storefront’s headers', async () => {
    const foreign = await member.post(PATH, SHOP, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, readProblem(foreign).code]).toEqual([403, 'cross-site']);
  });

  it('ignores other fields', async () => {
    const other = await aMember(api);
    const answer = await other.post(PATH, { ...SHOP, accountId: member.account.id, position: 1 });
    expect(answer.status).toBe(200);
    expect((await profile(other)).favorites).toEqual([SHOP]);
    expect((await profile(member)).favorites).toHaveLength(2);
  });

  it.skipIf(IS_IN_PROCESS)('stores a bounded number', async () => {
    const keen = await aMember(api);
    await api.database.database.query(
      `INSERT INTO favorite (account_id, type, code) SELECT $1, 'article', 'dish-' || n FROM generate_series(1, $2::int) n`,
      [keen.account.id, MAX_FAVORITES - 1],
    );
    expect((await keen.post(PATH, SHOP)).status).toBe(200);
    expect(readProblem(await keen.post(PATH, ARTICLE))).toMatchObject({ code: 'too-many-favorites' });
    expect((await keen.post(PATH, SHOP)).status).toBe(200);
  });

  it('allows 60 requests a minute for a member, independent of others at the address', async () => {
    const [hasty, calm] = [await aMember(api), await aMember(api)];
    for (let time = 0; time < 60; time += 1) expect((await hasty.post(PATH, SHOP)).status).toBe(200);
    const refused = await hasty.delete(PATH, SHOP);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await calm.post(PATH, SHOP)).status).toBe(200);
  });
});

describe('DELETE /api/user/favorite', () => {
  it('answers the remaining favourites, also for repeated requests [API-10]', async () => {
    const other = await aMember(api);
    for (const favorite of [SHOP, ARTICLE]) await other.post(PATH, favorite);
    for (let time = 0; time < 2; time += 1) {
      const answer = await other.delete(PATH, SHOP);
      expect([answer.status, favoritesDto.parse(JSON.parse(answer.text))]).toEqual([200, [ARTICLE]]);
    }
    expect((await profile(other)).favorites).toEqual([ARTICLE]);
  });

  it('leaves those of other members', async () => {
    const [one, other] = [await aMember(api), await aMember(api)];
    await one.post(PATH, SHOP);
    expect(JSON.parse((await other.delete(PATH, SHOP)).text)).toEqual([]);
    expect((await profile(one)).favorites).toEqual([SHOP]);
  });

  it('requires a member', async () => {
    const response = await fetch(api.origin + PATH, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(SHOP),
    });
    expect(response.status).toBe(401);
  });
});
