import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStage } from '@test/support/browser/stage';
import { spokenTexts } from '@test/support/browser/spoken-texts';

const stage = openStage({ LUCKA_LANGUAGES: 'no,en' });
const COOKIE = '.AspNetCore.Culture';

async function aVisitor(locale: string): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const { origin } = stage.storefront;
  const context = await stage.browser.newContext({ baseURL: origin, locale, serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  return { context, page: await context.newPage() };
}

const cultureOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === COOKIE)?.value;

describe('a first visit to a chain in Norwegian and English', () => {
  it.each([
    ['nn-NO', 'no'],
    ['en-US', 'en'],
    ['sv-SE', 'no'],
  ] as const)(
    'is, with a browser in %s, in %s from the first byte, and stays so',
    async (locale, language) => {
      const { context, page } = await aVisitor(locale);
      const texts = await spokenTexts(language);
      const html = await (await page.goto('/'))?.text();
      expect(html?.slice(0, 200)).toMatch(new RegExp(`<html lang="${language}"`));
      expect(await cultureOf(context)).toBe(`c=${language}|uic=${language}`);
      await page.getByRole('heading', { level: 1, name: texts.say('home.header') }).waitFor();
      await page.goto('/login');
      await page.getByRole('heading', { level: 1, name: texts.say('login.header') }).waitFor();
    },
  );

  it('is decided by the browser where the page comes as a file', async () => {
    const { context, page } = await aVisitor('en-GB');
    const shell = await context.request.get('/index.html');
    const html = await shell.text();
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: html })
        : route.fallback(),
    );
    const texts = await spokenTexts('en');
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: texts.say('home.header') }).waitFor();
    expect(await cultureOf(context)).toBe('c=en|uic=en');
  });

  it('follows an address in another language, which then leaves the address', async () => {
    const { context, page } = await aVisitor('nb-NO');
    await page.goto('/terms-and-conditions?lang=en');
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/);
    expect(await cultureOf(context)).toBe('c=en|uic=en');
    await page.locator('body').click({ position: { x: 5, y: 5 } });
    await page.waitForURL((url) => url.search === '');
    await page.goto('/');
    const texts = await spokenTexts('en');
    await page.getByRole('heading', { level: 1, name: texts.say('home.header') }).waitFor();
  });
});
