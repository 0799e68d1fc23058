import type { RegistrationDto } from '@/adapters/contract/identity';
import type { Mail } from '@api/mail/mailer';
import { Guest, token, type Answer } from '@test/support/api/guest';
import type { TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';

export const PASSWORD = 'Rågbröd-7';

export const aRegistration = (different: Partial<RegistrationDto> = {}): RegistrationDto => ({
  email: `${token()}@example.com`,
  password: PASSWORD,
  firstName: 'Åsa',
  lastName: 'Ek',
  phone: '070-123 45 67',
  acceptedTerms: true,
  ...different,
});

/** The address in an e-mail's link. */
export function linkOf(mail: Mail | undefined): URL {
  const [address] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? [];
  return new URL(must(address));
}

export const lastMailTo = (api: TestApi, email: string): Mail =>
  must(api.mail.sent.findLast((mail) => mail.to === email));

/** A browser with its cookies. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #guest: Guest;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(origin: string, headers: Readonly<Record<string, string>> = {}) {
    this.#guest = new Guest(origin);
    this.#headers = headers;
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#withCookies(await this.#guest.get(path, { ...this.headers(), ...headers }));
  }

  /** An empty header is not sent. */
  async send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const sent = Object.entries({ ...this.headers(), ...headers }).filter(([, value]) => value !== '');
    return this.#withCookies(await this.#guest.send(method, path, body, Object.fromEntries(sent)));
  }

  post(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  logIn(
    email: string,
    password = PASSWORD,
    query = '?useCookies=true&useSessionCookies=false',
  ): Promise<Answer> {
    return this.post(`/api/identity/login${query}`, { email, password });
  }

  /** The whole answer of the profile call: 401 for a guest. */
  profile(): Promise<Answer> {
    return this.get('/api/user/profile');
  }

  /** What it sends with every call. */
  headers(): Readonly<Record<string, string>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { 'sec-fetch-site': 'same-origin', ...this.#headers, ...(cookie !== '' && { cookie }) };
  }

  #withCookies(answer: Answer): Answer {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

/** A registered, confirmed and logged-in member. */
export async function aMember(
  api: TestApi,
  different: Partial<RegistrationDto> = {},
): Promise<{ readonly email: string; readonly browser: Browser }> {
  const browser = new Browser(api.origin);
  const form = aRegistration(different);
  await browser.post('/api/identity/register', form);
  const { searchParams } = linkOf(lastMailTo(api, form.email));
  await browser.post('/api/identity/confirmEmail', Object.fromEntries(searchParams));
  await browser.logIn(form.email);
  return { email: form.email, browser };
}
