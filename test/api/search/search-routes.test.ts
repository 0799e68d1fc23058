import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFoundDishes } from '@/adapters/contract/found-dish';
import type { FoundDish } from '@/domain/menu/found-dish';
import { FOUND_MAX } from '@api/search/chain-dishes';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';

let api: TestApi;
beforeAll(async () => void (api = await openTestApi()));
afterAll(() => api.close());

async function search(q: string, language = 'sv'): Promise<readonly FoundDish[]> {
  const answer = await new Guest(api.origin).get(
    `/api/search?${new URLSearchParams({ q, language }).toString()}`,
  );
  expect(answer.status).toBe(200);
  const read = readFoundDishes(JSON.parse(answer.text), (path) => expect(path).toBeUndefined());
  return read.ok ? read.value : [];
}

const statusOf = async (query: string) => (await new Guest(api.origin).get(`/api/search${query}`)).status;

describe('GET /api/search', () => {
  it.each([
    ['köttbullar', 'sv', 'meatballs'],
    ['meatballs', 'en', 'meatballs'],
    ['kotbullar', 'sv', 'meatballs'],
    ['coffee', 'sv', 'coffee'],
  ])('finds %j in %s, at shops that have it [DEC-147]', async (text, language, code) => {
    const found = await search(text, language);
    expect(found[0]?.dish.code).toBe(code);
    expect(found.length).toBeLessThanOrEqual(FOUND_MAX);
    for (const { dish, shops } of found) {
      const menu = await new Guest(api.origin).get(`/api/shops/${must(shops[0])}/menu`);
      expect(menu.text).toContain(`"code":"${dish.code}"`);
    }
  });

  it('offers nothing that is sold out', async () => {
    expect((await search('sill')).map(({ dish }) => dish.code)).not.toContain('herring');
  });

  it('names no dish twice for the same price', async () => {
    const found = await search('kaffe');
    const names = found.map(({ dish }) => JSON.stringify(dish));
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds nothing for what no shop serves', async () => {
    expect(await search('xyzzyq')).toEqual([]);
  });

  it.each(['', '?q=', `?q=${'a'.repeat(101)}`])('refuses %j', async (query) => {
    expect(await statusOf(query)).toBe(400);
  });

  it('answers a long text of short words soon enough for all', async () => {
    expect(await statusOf(`?q=${'abc%20'.repeat(16)}`)).toBe(200);
  });
});
