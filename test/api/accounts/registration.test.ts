import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RegistrationDto } from '@/adapters/contract/identity';
import type { ChainSettings } from '@api/catalogue/chain-settings';
import { readProblem } from '@test/support/api/guest';
import { aMember, aRegistration, Browser, lastMailTo, linkOf, PASSWORD } from '@test/support/api/member';
import { openTestApi, type TestApi, IS_IN_PROCESS } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';
import { HOUR_MS } from '@test/support/api/an-account';

let api: TestApi;
let settings: ChainSettings;

beforeAll(async () => {
  api = await openTestApi();
  settings = must(await api.stores.settings.read());
});
beforeEach(async () => {
  api.mail.isFailing = false;
  api.mail.sent.length = 0;
  await api.stores.settings.write(settings);
});
afterAll(() => api.close());

const register = (form: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Browser(api.origin, headers).post('/api/identity/register', form);
const codesOf = async (different: Partial<RegistrationDto>): Promise<readonly string[]> => {
  const answer = await register(aRegistration(different));
  return answer.status === 200 ? [] : Object.keys(readProblem(answer).errors ?? {});
};

describe('POST /api/identity/register', () => {
  it('lists all errors at once in one problem [ERR-10, ERR-11, ERR-13]', async () => {
    await api.stores.settings.write({ ...settings, favoriteShopRequired: true, phoneNumberRequired: true });
    const answer = await register({});
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(JSON.parse(answer.text)).toEqual({
      type: 'urn:lucka:user:validation',
      title: 'One or more validation errors occurred',
      status: 400,
      requestId: answer.headers.get('x-request-id'),
      errors: {
        'register-user-failure': [
          expect.any(String),
          expect.any(String),
          expect.any(String),
          expect.any(String),
        ],
        'requires-phone': ['A phone number is required.'],
        PasswordTooShort: [expect.any(String)],
        PasswordRequiresNonAlphanumeric: [expect.any(String)],
        PasswordRequiresDigit: [expect.any(String)],
        PasswordRequiresLower: [expect.any(String)],
        PasswordRequiresUpper: [expect.any(String)],
        'requires-shop': ['A favorite shop is required.'],
      },
    });
    expect(api.mail.sent).toEqual([]);
  });

  it.each([
    ['Aa1-x', ['PasswordTooShort']],
    ['Aaaaa1', ['PasswordRequiresNonAlphanumeric']],
    ['Aaaaa-', ['PasswordRequiresDigit']],
    ['AAAAA1-', ['PasswordRequiresLower']],
    ['aaaaa1-', ['PasswordRequiresUpper']],
    ['Aaaa1-', []],
    ['Ящик-7', []],
    [`Aa1-${'🥨'.repeat(200)}`, []],
  ])(
    'accepts the password %j or lists its errors [PASS-01, PASS-02, PASS-03, PASS-04, PASS-05]',
    async (password, codes) => {
      expect(await codesOf({ password })).toEqual(codes);
    },
  );

  it('requires a phone number if the settings do, and a valid one in any case [FORM-04, FORM-05]', async () => {
    expect(await codesOf({ phone: '' })).toEqual([]);
    expect(await codesOf({ phone: '12' })).toEqual(['invalid-phone']);
    await api.stores.settings.write({ ...settings, phoneNumberRequired: true });
    expect(await codesOf({ phone: ' ' })).toEqual(['requires-phone']);
    expect(await codesOf({ phone: '+358 40 123 4567' })).toEqual([]);
  });

  it('requires a favourite shop of the chain if the settings do [FORM-06]', async () => {
    expect(await codesOf({ favoriteShop: null })).toEqual([]);
    expect(await codesOf({ favoriteShop: 99 })).toEqual(['requires-shop']);
    await api.stores.settings.write({ ...settings, favoriteShopRequired: true });
    expect(await codesOf({})).toEqual(['requires-shop']);
    expect(await codesOf({ favoriteShop: 1 })).toEqual([]);
  });

  it('requires accepted terms [FORM-07]', async () => {
    expect(await codesOf({ acceptedTerms: false })).toEqual(['register-user-failure']);
  });

  it('registers an address once, in any spelling [FORM-03, ERR-11, ERR-12]', async () => {
    const form = aRegistration();
    expect((await register(form)).status).toBe(200);
    const again = readProblem(await register({ ...form, email: ` ${form.email.toUpperCase()}` }));
    expect(again.errors).toEqual({ DuplicateUserName: ['An account with this email already exists.'] });
  });

  it('reveals who is a member only to complete valid forms', async () => {
    const form = aRegistration();
    await register(form);
    expect(Object.keys(readProblem(await register({ ...form, password: 'x' })).errors ?? {})).not.toContain(
      'DuplicateUserName',
    );
  });

  it('creates the account if the e-mail cannot be sent; it can be requested again [ERR-13]', async () => {
    const form = aRegistration();
    api.mail.isFailing = true;
    const answer = readProblem(await register(form));
    expect(Object.keys(answer.errors ?? {})).toEqual(['send-email-confirmation-failed']);
    api.mail.isFailing = false;
    const browser = new Browser(api.origin);
    await browser.post('/api/identity/resendConfirmationEmail', { email: form.email });
    await expect.poll(() => api.mail.sent.length).toBe(1);
    const code = Object.fromEntries(linkOf(lastMailTo(api, form.email)).searchParams);
    expect((await browser.post('/api/identity/confirmEmail', code)).status).toBe(200);
    expect((await browser.logIn(form.email)).status).toBe(200);
  });

  it("sends the e-mail in the visitor's language, with names escaped or left out", async () => {
    const form = aRegistration({ firstName: '<b>"Åsa"\r\nBcc: all@example.com', phone: '' });
    await register(form, { cookie: '.AspNetCore.Culture=c=en|uic=en' });
    const mail = lastMailTo(api, form.email);
    expect(mail.subject).toBe('Confirm your email address');
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.html + mail.text).not.toContain('Bcc');
  });

  it('links to the configured origin, whatever host the request has', async () => {
    const behind = await api.another({ options: { publicOrigin: 'https://lucka.example' } });
    const form = aRegistration();
    for (const header of ['x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-host']) {
      await new Browser(behind.origin, { [header]: 'evil.example', host: 'evil.example' }).post(
        '/api/identity/register',
        { ...form, email: `${header}@example.com` },
      );
      expect(linkOf(lastMailTo(behind, `${header}@example.com`)).origin).toBe('https://lucka.example');
    }
    await behind.close();
  });

  it('ignores fields that do not belong to a registration', async () => {
    const form = { ...aRegistration(), isConfirmed: true, memberNumber: '1', isAuthenticated: true, id: 'x' };
    await register(form);
    expect(await api.stores.accounts.findByEmail(form.email.toLowerCase())).toMatchObject({
      isConfirmed: false,
      memberNumber: expect.not.stringMatching(/^1$/),
    });
  });

  it.skipIf(IS_IN_PROCESS)('stores the password as an argon2id hash only', async () => {
    const form = aRegistration();
    await register(form);
    const [row] = await api.database.database.query<{ text: string }>(
      'SELECT to_jsonb(account)::text AS text FROM account WHERE email = $1',
      [form.email],
    );
    expect(row?.text).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$/);
    expect(row?.text).not.toContain(PASSWORD);
  });

  it('answers 5 complete forms an hour, then 429; invalid forms are answered more often', async () => {
    const strict = await api.another({ options: { shopNetworks: { has: () => false } } });
    const send = (form: unknown) => new Browser(strict.origin).post('/api/identity/register', form);
    for (let time = 0; time < 10; time += 1)
      expect((await send(aRegistration({ phone: '1' }))).status).toBe(400);
    for (let time = 0; time < 5; time += 1) expect((await send(aRegistration())).status).toBe(200);
    const refused = await send(aRegistration());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    await api.clock.sleep(HOUR_MS);
    expect((await send(aRegistration())).status).toBe(200);
    await strict.close();
  });
});

describe('a chain that hides its members', () => {
  it('gives the same answer for a new address and a registered one, and notifies the owner', async () => {
    const discreet = await api.another({ options: { hidesMembers: true } });
    const send = (form: unknown) => new Browser(discreet.origin).post('/api/identity/register', form);
    const { email } = await aMember(api);
    const [fresh, taken] = [
      await send(aRegistration({ email: 'new@example.com' })),
      await send(aRegistration({ email })),
    ];
    expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text]);
    expect(fresh.status).toBe(200);
    await expect.poll(() => discreet.mail.sent.length).toBe(2);
    expect(lastMailTo(discreet, 'new@example.com').subject).toBe('Bekräfta din e-postadress');
    expect(lastMailTo(discreet, email).subject).toBe('Du har redan ett konto');
    expect(lastMailTo(discreet, email).text).not.toContain('http');

    const member = new Browser(discreet.origin);
    await member.logIn(email);
    const { email: other } = await aMember(api);
    const change = { name: 'Åsa', lastName: 'Ek', phone: '', email: other, currentPassword: PASSWORD };
    expect((await member.send('PUT', '/api/user/profile', change)).status).toBe(200);
    expect(lastMailTo(discreet, other).subject).toBe('Du har redan ett konto');
    await discreet.close();
  });

  it('invalidates the password of an unconfirmed registration by a stranger', async () => {
    const discreet = await api.another({ options: { hidesMembers: true } });
    const browser = new Browser(discreet.origin);
    const { email } = aRegistration();
    await browser.post('/api/identity/register', aRegistration({ email, password: 'Thief-1' }));
    await expect.poll(() => discreet.mail.sent.length).toBe(1);
    await browser.post('/api/identity/register', aRegistration({ email }));
    await expect.poll(() => discreet.mail.sent.length).toBe(2);
    const link = linkOf(lastMailTo(discreet, email));
    expect([link.pathname, link.searchParams.get('email')]).toEqual(['/reset-password', email]);
    const reset = { email, resetCode: link.searchParams.get('code'), newPassword: 'Kaffe-77' };
    expect((await browser.post('/api/identity/resetPassword', reset)).status).toBe(200);
    expect((await browser.logIn(email, 'Thief-1')).status).toBe(401);
    expect((await browser.logIn(email, 'Kaffe-77')).status).toBe(200);
    await discreet.close();
  });
});

describe('POST /api/identity/confirmEmail', () => {
  it('accepts a code once, for 24 hours, and never by opening a link [ERR-11]', async () => {
    const browser = new Browser(api.origin);
    const form = aRegistration();
    await register(form);
    const link = linkOf(lastMailTo(api, form.email));
    const code = Object.fromEntries(link.searchParams);
    await browser.get(`/api/identity/confirmEmail${link.search}`);
    expect(readProblem(await browser.logIn(form.email)).status).toBe(401);
    const wrong = await browser.post('/api/identity/confirmEmail', { ...code, code: `${code['code']}x` });
    expect(readProblem(wrong)).toMatchObject({ status: 400, errors: { InvalidToken: [expect.any(String)] } });
    expect((await browser.post('/api/identity/confirmEmail', code)).status).toBe(200);
    expect((await browser.post('/api/identity/confirmEmail', code)).status).toBe(400);
  });
});

describe('POST /api/identity/resendConfirmationEmail', () => {
  it('gives the same answer to all, and sends e-mails only to unconfirmed members', async () => {
    const { email, browser } = await aMember(api);
    api.mail.sent.length = 0;
    const answers = [];
    for (const address of [email, 'nobody@example.com', 'no address']) {
      answers.push(await browser.post('/api/identity/resendConfirmationEmail', { email: address }));
    }
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 ']));
    await api.app.ready();
    expect(api.mail.sent).toEqual([]);
  });
});
