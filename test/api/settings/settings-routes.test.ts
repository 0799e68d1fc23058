import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, readProblem } from '@test/support/api/guest';
import { openTestApi, type TestApi, IS_IN_PROCESS } from '@test/support/api/open-test-api';
import { settingsDto } from '@test/support/api/wire';

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

describe('GET /api/settings', () => {
  it("answers the chain's settings and the running version [API-16, ENT-12, ENT-13]", async () => {
    const answer = await guest.get('/api/settings');
    expect(settingsDto.parse(JSON.parse(answer.text))).toEqual({
      orderTypes: ['takeAway', 'dineInPlace'],
      enableCustomerLogin: true,
      externalLoginProviders: [],
      passkeyLogin: true,
      version: '1.2.3',
      phoneNumberRequired: false,
      favoriteShopRequired: false,
      smsEnabled: false,
      orderMail: true,
      orders: { requireEmail: false, requirePhoneNumber: false },
    });
  });

  it('offers no text messages, whatever is stored: this API sends none [OPEN-24, DEC-55]', async () => {
    const stored = await api.stores.settings.read();
    await api.stores.settings.write({ ...stored!, smsEnabled: true, phoneNumberRequired: true });
    const answer = async () => settingsDto.parse(JSON.parse((await guest.get('/api/settings')).text));
    await expect.poll(answer).toMatchObject({ phoneNumberRequired: true, smsEnabled: false });
    await api.stores.settings.write(stored!);
  });
});

describe('GET /api/settings/design', () => {
  it("is one stylesheet with each shop's rules under its own class [API-18]", async () => {
    const answer = await guest.get('/api/settings/design');
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    for (const id of [1, 2, 3, 4, 5, 6]) expect(answer.text).toMatch(new RegExp(`^\\.shop-${id} \\{`, 'm'));
  });

  it.skipIf(IS_IN_PROCESS)('is sanitized again when it is served', async () => {
    const evil =
      'body { display: none } .shop-2 { background: url(https://evil.example/x) } @import "//evil.example";';
    await api.database.database.query('UPDATE design SET stylesheet = $1 WHERE shop_id = 2', [evil]);
    const sheet = async () => (await guest.get('/api/settings/design')).text;
    await expect.poll(sheet).not.toMatch(/^\.shop-2 \{\s*--color-paper/m);
    expect(await sheet()).not.toMatch(/evil|import|^body/m);
  });
});

describe('GET /api/cultures/languages', () => {
  it('lists the languages that visitors may choose from [API-26]', async () => {
    expect(JSON.parse((await guest.get('/api/cultures/languages')).text)).toEqual(['sv', 'en', 'fi']);
  });

  it('is not found without settings', async () => {
    const settings = await api.stores.settings.read();
    await api.stores.settings.write({ ...settings!, languages: [] });
    expect((await guest.get('/api/cultures/languages')).status).toBe(404);
    await api.stores.settings.write(settings!);
  });
});

describe('POST /api/cultures/changeculture', () => {
  it('stores the choice in the culture cookie, which the page can read [API-28]', async () => {
    const answer = await guest.post('/api/cultures/changeculture?cultureCode=en');
    expect(answer.status).toBe(204);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^\.AspNetCore\.Culture=c=en\|uic=en; /);
    expect(cookie.split('; ').slice(1)).toEqual(['Max-Age=31536000', 'Path=/', 'SameSite=Lax']);
  });

  it('sets a Secure cookie if the site has https', async () => {
    const secure = await api.another({ options: { publicOrigin: 'https://lucka.example' } });
    const answer = await new Guest(secure.origin).post('/api/cultures/changeculture?cultureCode=sv');
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/);
    await secure.close();
  });

  it.each(['', '?cultureCode=', '?cultureCode=ru', '?cultureCode=xx', '?cultureCode=en%0d%0aSet-Cookie:x=y'])(
    'refuses %j',
    async (query) => {
      const answer = await guest.post(`/api/cultures/changeculture${query}`);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
    },
  );
});

describe('GET /api/user/profile', () => {
  it('is 401 for a guest', async () => {
    const answer = await guest.get('/api/user/profile');
    expect([answer.status, readProblem(answer).code]).toEqual([401, 'not-authenticated']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
