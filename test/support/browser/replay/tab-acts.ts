import { parseLanguage } from '@/domain/shared/language';
import type { Guest } from '@test/support/browser/guest';
import { comesTo } from '@test/support/browser/replay/comes-to';
import type { ActOf, Deed } from '@test/support/browser/replay/replay-step';
import { hasArrived } from '@test/support/browser/replay/replayed-browser';

export async function reload(guest: Guest): Promise<Deed> {
  await guest.reload();
  return async () => ((await hasArrived(guest.page)) ? guest.address : 'there is no page');
}

/** By the browser's own button; without anything to go back to, by the one of the page, which leads home. */
export async function goBack(guest: Guest): Promise<Deed> {
  const before = guest.address;
  if (await guest.page.evaluate(() => navigation.canGoBack)) await guest.page.evaluate(() => history.back());
  else await guest.tap(guest.button('navbar.back'));
  return async () => {
    await comesTo({ moved: () => guest.address !== before }, 5_000);
    return (await hasArrived(guest.page)) ? guest.address : 'there is no page';
  };
}

export async function speak(guest: Guest, { language }: ActOf<'speak'>): Promise<Deed> {
  await guest.tap(guest.page.getByRole('button', { name: guest.say('navbar.language'), exact: true }));
  await guest.tap(guest.language(language));
  const html = guest.page.locator('html');
  return () =>
    comesTo({ done: async () => parseLanguage((await html.getAttribute('lang')) ?? '') === language });
}
