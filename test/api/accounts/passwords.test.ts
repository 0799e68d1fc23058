import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readProblem, type Answer } from '@test/support/api/guest';
import { DAY_MS } from '@test/support/api/an-account';
import { aMember, Browser, lastMailTo, linkOf, PASSWORD } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => (api.mail.sent.length = 0));
afterAll(() => api.close());

const NEW_PASSWORD = 'Kaffe-99';

/** Asks for a reset and answers what its link brings. */
async function forgotten(email: string): Promise<{ readonly email: string; readonly resetCode: string }> {
  const before = api.mail.sent.length;
  await new Browser(api.origin).post('/api/identity/forgotPassword', { email: email.toUpperCase() });
  await expect.poll(() => api.mail.sent.length).toBe(before + 1);
  const link = linkOf(lastMailTo(api, email));
  expect([link.origin, link.pathname]).toEqual([api.origin, '/reset-password']);
  const fields = Object.fromEntries(link.searchParams);
  return { email: fields['email'] ?? '', resetCode: fields['code'] ?? '' };
}

const reset = (fields: object, newPassword = NEW_PASSWORD): Promise<Answer> =>
  new Browser(api.origin).post('/api/identity/resetPassword', { ...fields, newPassword });
const codesOf = (answer: Answer): readonly string[] => Object.keys(readProblem(answer).errors ?? {});

describe('a forgotten password', () => {
  it('is reset by the link of an e-mail; every session ends and the member is notified [VAL-06]', async () => {
    const { email, browser } = await aMember(api);
    const link = await forgotten(email);
    expect((await reset(link)).status).toBe(200);
    expect((await browser.profile()).status).toBe(401);
    expect((await browser.logIn(email, PASSWORD)).status).toBe(401);
    expect((await browser.logIn(email, NEW_PASSWORD)).status).toBe(200);
    await expect.poll(() => lastMailTo(api, email).subject).toBe('Ditt lösenord är ändrat');
  });

  it('can be reset until 23:59:59 after the e-mail, and not at 24:00:01 [VAL-06]', async () => {
    const { email } = await aMember(api);
    const [early, late] = [await forgotten(email), await forgotten(email)];
    await api.clock.sleep(DAY_MS - 1000);
    expect(codesOf(await reset(late, 'short'))).not.toContain('InvalidToken');
    await api.clock.sleep(2000);
    expect(codesOf(await reset(early))).toEqual(['InvalidToken']);
    const fresh = await forgotten(email);
    await api.clock.sleep(DAY_MS - 1000);
    expect((await reset(fresh)).status).toBe(200);
  });

  it('is reset by one of 50 concurrent uses of a link, and never again [VAL-06]', async () => {
    const { email } = await aMember(api);
    const link = await forgotten(email);
    const second = await api.another();
    const tries = Array.from({ length: 50 }, (_, index) =>
      tryUntilFree(() =>
        new Browser(index % 2 === 0 ? api.origin : second.origin).post('/api/identity/resetPassword', {
          ...link,
          newPassword: `${NEW_PASSWORD}${index}`,
        }),
      ),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(49);
    expect(codesOf(await reset(link))).toEqual(['InvalidToken']);
    await second.close();
  });

  it('must satisfy the rules; a refused one does not consume the link [PASS-01, PASS-02]', async () => {
    const { email } = await aMember(api);
    const link = await forgotten(email);
    expect(codesOf(await reset(link, 'Aaaa1'))).toEqual([
      'PasswordTooShort',
      'PasswordRequiresNonAlphanumeric',
    ]);
    expect((await reset(link)).status).toBe(200);
  });

  it.each(['', 'x', 'A'.repeat(43)])('is not replaced by the code %j [ERR-11]', async (resetCode) => {
    const { email } = await aMember(api);
    await forgotten(email);
    expect(codesOf(await reset({ email, resetCode }))).toEqual(['InvalidToken']);
  });

  it("is not reset by another member's link, nor by a confirmation link", async () => {
    const [{ email }, other] = [await aMember(api), await aMember(api)];
    const link = await forgotten(other.email);
    expect(codesOf(await reset({ ...link, email }))).toEqual(['InvalidToken']);
    const form = {
      email: 'new@example.com',
      password: PASSWORD,
      firstName: 'A',
      lastName: 'B',
      acceptedTerms: true,
    };
    await new Browser(api.origin).post('/api/identity/register', form);
    const resetCode = linkOf(lastMailTo(api, form.email)).searchParams.get('code');
    expect(codesOf(await reset({ email: form.email, resetCode }))).toEqual(['InvalidToken']);
  });

  it('gets the same answer whether or not the member exists', async () => {
    const { email, browser } = await aMember(api);
    const answers = [];
    for (const address of [email, 'nobody@example.com', '', 'no address']) {
      answers.push(await browser.post('/api/identity/forgotPassword', { email: address }));
    }
    expect(new Set(answers.map(comparable)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, text: '' });
  });

  it('causes at most three e-mails an hour; further requests are ignored', async () => {
    const { email, browser } = await aMember(api);
    api.mail.sent.length = 0;
    const ask = async () => (await browser.post('/api/identity/forgotPassword', { email })).status;
    expect(await Promise.all([ask(), ask(), ask(), ask(), ask()])).toEqual([200, 200, 200, 200, 200]);
    await expect.poll(() => api.mail.sent.length).toBe(3);
    await api.clock.sleep(3_600_000);
    await ask();
    await expect.poll(() => api.mail.sent.length).toBe(4);
  });
});

describe('the limits by address', () => {
  it('allow 10 e-mails and 10 codes an hour, then answer 429', async () => {
    const strict = await api.another({ options: { shopNetworks: { has: () => false } } });
    const browser = new Browser(strict.origin);
    for (const path of ['/api/identity/forgotPassword', '/api/identity/confirmEmail']) {
      const body = path.endsWith('Email') ? { userId: 'x', code: 'y' } : { email: 'a@example.com' };
      const statuses = [];
      for (let time = 0; time < 11; time += 1) statuses.push((await browser.post(path, body)).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
      expect(statuses[10]).toBe(429);
    }
    await strict.close();
  });
});

/** What a stranger may compare: all but the moment. */
/** All but the time and the id of the request. */
const comparable = ({ status, text, headers }: Answer): string =>
  JSON.stringify([status, text, [...headers].filter(([name]) => name !== 'date')]).replaceAll(
    String(headers.get('x-request-id')),
    '',
  );

/** Retries while the server is busy. */
async function tryUntilFree(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  return answer.status === 503 ? tryUntilFree(send) : answer;
}
