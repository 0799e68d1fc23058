import { expect } from 'vitest';
import { paths } from '@/adapters/contract/paths';
import type { Guest } from '@test/support/browser/guest';
import { insist } from '@test/support/http/insist';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The login of the demonstration's member. */
export const DEMONSTRATION_MEMBER: Credentials = { email: 'demo@lucka.example', password: 'Lucka-1234' };

/** Logs in by the call alone, for tests of other pages than the login; the next page has the session. */
export async function logIn(guest: Guest, who: Credentials = DEMONSTRATION_MEMBER): Promise<void> {
  const status = await post(guest, `${paths.login}?useCookies=true&useSessionCookies=false`, {
    email: who.email,
    password: who.password,
  });
  if (status !== 200) throw new Error(`The login was answered with ${status}.`);
}

/** Registers a member and opens the link of the email, by calls alone. */
export async function becomeMember(guest: Guest, email: string): Promise<Credentials> {
  const who = { email, password: 'Lucka-5678' };
  const registered = await post(guest, paths.register, {
    ...who,
    firstName: 'Alva',
    lastName: 'Ek',
    phone: '+46701740606',
    favoriteShop: 1,
    acceptedTerms: true,
  });
  if (registered !== 200) throw new Error(`The registration was answered with ${registered}.`);
  const { userId, code } = await linkInEmail(guest, email);
  const confirmed = await post(guest, paths.confirmEmail, { userId, code });
  if (confirmed !== 200) throw new Error(`The confirmation was answered with ${confirmed}.`);
  return who;
}

/** The parameters of the link in the first email to an address, once the demonstration's mailbox has it. */
async function linkInEmail({ page }: Guest, email: string): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string): Promise<string> => (await page.request.get(path)).text();
  let entry: string | undefined;
  await expect
    .poll(async () => {
      entry = (await read('/demo-mail/')).split('<li').find((each) => each.includes(email));
      return entry;
    })
    .toBeDefined();
  const message = await read(/href="([^"]+)"/.exec(entry ?? '')?.[1] ?? '/demo-mail/none');
  const link = /\/confirm-email\?[^"<\s]+/.exec(message)?.[0].replaceAll('&amp;', '&') ?? '';
  return Object.fromEntries(new URLSearchParams(link.split('?')[1]));
}

async function post(guest: Guest, path: string, body: object): Promise<number> {
  if (guest.page.url() === 'about:blank') await guest.goTo('/');
  const ask = () =>
    guest.page.evaluate(
      async ([address, text]) => {
        const headers = { 'content-type': 'application/json', 'x-requested-with': 'storefront' };
        const { status } = await fetch(address, { method: 'POST', headers, body: text });
        return { status };
      },
      [path, JSON.stringify(body)] as const,
    );
  return (await insist(ask)).status;
}
