import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardDrawing } from '@api/membership-card/card-drawing';
import { aMember } from '@test/support/api/a-member';
import { aNewAccount } from '@test/support/api/an-account';
import { Guest, readProblem } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

const PATH = '/api/user/membership-card';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('GET /api/user/membership-card', () => {
  it('is a picture with the member’s name and number [API-12, PROD-10, ROLE-07]', async () => {
    const member = await aMember(api, { firstName: 'Åsa', lastName: 'O’Neill & Söner' });
    const { status, headers, text } = await member.get(PATH);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(text).toContain('Åsa O’Neill &amp; Söner');
    expect(text.replaceAll('\u00A0', '')).toContain(`>${member.account.memberNumber}<`);
    expect(text.length).toBeLessThan(20_000);
    expect(await sharp(Buffer.from(text)).metadata()).toMatchObject({
      format: 'svg',
      width: 640,
      height: 404,
    });
  });

  it('is never cached, runs nothing and cannot be embedded', async () => {
    const { headers } = await (await aMember(api)).get(PATH);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toMatch(/^Cookie,/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('requires a member, and shows their own card', async () => {
    const refused = await new Guest(api.origin).get(PATH);
    expect([refused.status, readProblem(refused).code]).toEqual([401, 'not-authenticated']);
    const [one, other] = [await aMember(api), await aMember(api)];
    expect((await one.get(PATH)).text).not.toBe((await other.get(PATH)).text);
    expect((await one.get(`${PATH}/x.png`)).status).toBe(404);
  });
});

describe('cardDrawing', () => {
  const drawn = (firstName: string, lastName = '') =>
    cardDrawing({ ...aNewAccount(), firstName, lastName, memberNumber: '100001' }, 'Lucka');
  const nameSize = (picture: string) =>
    Number(/font-size="(\d+)"\s+font-weight="700"\s+fill="#fffaf2"\s*>(?!Lucka)/.exec(picture)?.[1]);

  it('shrinks a long name, and cuts one that would be unreadable', () => {
    expect(nameSize(drawn('Åsa', 'Ek'))).toBe(36);
    expect(nameSize(drawn('Maximiliana Christina', 'von Hohenstein-Wallenberg'))).toBeLessThan(30);
    expect(drawn('a'.repeat(300))).toMatch(/>\s*a+…\s*</);
    expect(nameSize(drawn('a'.repeat(300)))).toBeGreaterThan(15);
  });

  it('is valid for any name, which never becomes markup', async () => {
    const evil = fc.constantFrom(
      '</text><script>alert(1)</script>',
      '&#0;',
      ']]>',
      '\u0000',
      '\uFFFE',
      '<!--',
    );
    const name = fc.oneof(evil, fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 40 }));
    const tags = (picture: string) => (picture.match(/<\w+/g) ?? []).join();
    await fc.assert(
      fc.asyncProperty(name, name, async (firstName, lastName) => {
        const picture = drawn(firstName, lastName);
        expect(tags(picture)).toBe(tags(drawn('Åsa')));
        await sharp(Buffer.from(picture)).metadata();
      }),
      { numRuns: 200 },
    );
  });
});
