import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpMenuCatalog } from '@/adapters/http/http-menu-catalog';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, shopId } from '@test/support/builders/ids';
import { callsTo } from '@test/support/http/calls-to';
import { json, TestServer } from '@test/support/http/test-server';
import { toMenuDto } from '@test/support/http/to-dto';

describe('the readable parts of a response', () => {
  let server: TestServer;
  let reporter: RecordingFailureReporter;
  beforeEach(async () => {
    server = await new TestServer().start();
    reporter = new RecordingFailureReporter();
  });
  afterEach(() => server.stop());

  describe('HttpMenuCatalog', () => {
    const catalog = () => new HttpMenuCatalog({ calls: callsTo(server.url).calls, reporter });
    const article = toMenuDto(aMenu({ items: [anArticle()] })).items[0];

    it("rejects another shop's menu, and accepts one without a shop", async () => {
      server.handler = json(200, toMenuDto(aMenu({ shopId: shopId(2) })));
      expect(await catalog().menu(shopId(1))).toEqual({
        ok: false,
        error: { kind: 'malformed', path: 'shopId' },
      });
      server.handler = json(200, { ...toMenuDto(aMenu()), shopId: null });
      expect(await catalog().menu(shopId(1))).toMatchObject({ ok: true, value: { shopId: 1 } });
    });

    it.each([
      ['has no price', { ...article, price: undefined }],
      ['has a price of less than nothing', { ...article, price: -1 }],
      ['has a price of five decimals', { ...article, price: 1.00001 }],
      ['has a code that cannot stand in an address', { ...article, code: 'a/b' }],
      [
        'has a choice that cannot be met',
        { ...article, choices: [{ level: 1, code: 'c', name: 'C', min: 2, max: 1, articles: [] }] },
      ],
      ['is no object', 'soup'],
    ])('leaves out an article that %s and logs its path', async (_, bad) => {
      const menu = {
        ...toMenuDto(aMenu()),
        items: [{ code: 'lunch', name: 'Lunch', items: [bad, article] }],
      };
      server.handler = json(200, menu);
      const expected = aMenu({ items: [aCategory({ items: [anArticle()] })] });
      expect(await catalog().menu(shopId(1))).toEqual({ ok: true, value: expected });
      expect(reporter.logged).toMatchObject([
        { id: 'lucka:malformed-menu-item', message: expect.stringMatching(/^shop 1: items\.0\.items\.0/) },
      ]);
    });

    it('generates distinct codes for categories without one [DEC-44]', async () => {
      const items = [
        { name: 'Förrätter & soppor', items: [article] },
        { name: 'Förrätter & soppor', items: [] },
        { code: 'lunch', name: 'Lunch', items: [] },
        { name: 'Lunch', items: [] },
        { name: '🍕', items: [] },
      ];
      server.handler = json(200, { ...toMenuDto(aMenu()), items });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: {
          items: [
            { code: 'forratter-soppor', items: [anArticle()] },
            { code: 'forratter-soppor-2' },
            { code: 'lunch' },
            { code: 'lunch-2' },
            { code: 'category' },
          ],
        },
      });
    });

    it('generates codes of whole code points', async () => {
      const items = [{ name: `${'a'.repeat(59)}\u{20000}\u{20000}`, items: [] }];
      server.handler = json(200, { ...toMenuDto(aMenu()), items });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ code: `${'a'.repeat(59)}\u{20000}` }] },
      });
    });

    it.each(['articles', 'a/b', 7])(
      'replaces a category code %s that cannot stand in a path, and logs it [DEC-44]',
      async (code) => {
        const items = [{ code, name: 'Articles', items: [article] }];
        server.handler = json(200, { ...toMenuDto(aMenu()), items });
        expect(await catalog().menu(shopId(1))).toMatchObject({
          ok: true,
          value: { items: [{ code: 'articles-2', items: [anArticle()] }] },
        });
        expect(reporter.logged).toMatchObject([{ message: 'shop 1: items.0.code' }]);
      },
    );

    it.each([
      ['imageUrl', 7],
      ['text', []],
      ['i18n', 'sv'],
      ['campaigns', [null]],
      ['suggestedArticles', 'tea'],
    ])('leaves out the %s of an article alone, and logs it [DEC-44]', async (field, value) => {
      server.handler = json(200, { ...toMenuDto(aMenu()), items: [{ ...article, [field]: value }] });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ code: article?.code }] },
      });
      expect(reporter.logged).toEqual([
        { id: 'lucka:malformed-menu-item', message: `shop 1: items.0.${field}` },
      ]);
    });

    it('keeps an article with an unreadable text in one language [DEC-44]', async () => {
      const i18n = { description: [{ language: 'no', text: null }] };
      server.handler = json(200, { ...toMenuDto(aMenu()), items: [{ ...article, i18n }] });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ code: article?.code, translations: {} }] },
      });
    });

    it('treats partly unreadable allergens and diets as undeclared [PAIN-54]', async () => {
      const items = [{ ...article, allergens: ['milk', null], diets: ['vegan', 7] }];
      server.handler = json(200, { ...toMenuDto(aMenu()), items });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ allergens: undefined, diets: undefined }] },
      });
    });

    it('leaves out an article with unreadable choices, which could be ordered without them', async () => {
      const items = [{ ...article, choices: 'sides' }];
      server.handler = json(200, { ...toMenuDto(aMenu()), items });
      expect(await catalog().menu(shopId(1))).toMatchObject({ ok: true, value: { items: [] } });
    });

    it('reads a menu with unreadable choice levels [DEC-42]', async () => {
      server.handler = json(200, { ...toMenuDto(aMenu()), choiceLevels: 'two' });
      expect(await catalog().menu(shopId(1))).toMatchObject({ ok: true });
    });

    it('uses the first of two articles with the same code in a category, and both in two categories', async () => {
      const twice = { code: 'x', name: 'X', items: [article, article] };
      server.handler = json(200, { ...toMenuDto(aMenu()), items: [twice, article] });
      const answer = await catalog().menu(shopId(1));
      expect(answer).toMatchObject({ ok: true, value: { items: [{ items: [anArticle()] }, anArticle()] } });
    });

    it('reads undeclared allergens as undeclared', async () => {
      server.handler = json(200, {
        ...toMenuDto(aMenu()),
        items: [{ ...article, allergens: null, diets: [] }],
      });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ allergens: undefined, diets: [] }] },
      });
    });

    it('leaves out a suggestion with an invalid code', async () => {
      server.handler = json(200, {
        ...toMenuDto(aMenu()),
        items: [{ ...article, suggestedArticles: ['a b', 'tea'] }],
      });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ suggestedArticles: [articleCode('tea')] }] },
      });
    });
  });
});
