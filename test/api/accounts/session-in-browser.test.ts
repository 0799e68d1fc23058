import { createServer, type Server } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, PASSWORD } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { launchChromium } from '@test/support/browser/launch-chromium';

let api: TestApi;
let browser: Browser;
let stranger: Server;
let strangerPort: number;

beforeAll(async () => {
  [api, browser] = await Promise.all([openTestApi(), launchChromium()]);
  stranger = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Evil</title>'),
  );
  await new Promise<void>((resolve) => stranger.listen(0, resolve));
  const address = stranger.address();
  strangerPort = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(async () => {
  stranger.close();
  await Promise.all([browser.close(), api.close()]);
});

/** A page of the API's own origin; what a page may load is not the matter here. */
async function ownPage(origin: string): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${origin}/api/settings`);
  return { context, page };
}

const statusOf = (page: Page, path: string, body?: object): Promise<number> =>
  page.evaluate(
    async ([address, json]) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'storefront' };
      const options = json === undefined ? {} : { method: 'POST', headers, body: json };
      return (await fetch(address, options)).status;
    },
    [path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );

describe('the session in a browser', () => {
  it.each(['localhost', '127.0.0.1'])(
    'is stored over plain http from %s, invisible to scripts [API-03]',
    async (host) => {
      const { email } = await aMember(api);
      const { context, page } = await ownPage(api.origin.replace('127.0.0.1', host));
      expect(await statusOf(page, '/api/user/profile')).toBe(401);
      expect(await statusOf(page, '/api/identity/login?useCookies=true', { email, password: PASSWORD })).toBe(
        200,
      );
      expect(await statusOf(page, '/api/user/profile')).toBe(200);
      expect(await page.evaluate(() => document.cookie)).toBe('');
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
        '__Host-device',
        '__Host-session',
      ]);
      await context.close();
    },
  );

  it.each(['localhost', '127.0.0.1'])(
    'is neither opened nor ended by a page of %s at another port',
    async (host) => {
      const { email } = await aMember(api);
      const { context, page } = await ownPage(api.origin);
      await statusOf(page, '/api/identity/login', { email, password: PASSWORD });
      const evil = await context.newPage();
      await evil.goto(`http://${host}:${strangerPort}/`);
      const attacks = [
        ['/api/user/logout', ''],
        ['/api/user/logout', '{}'],
        ['/api/identity/login', JSON.stringify({ email: 'evil@example.com', password: 'x' })],
        ['/api/user', JSON.stringify({ currentPassword: PASSWORD })],
      ] as const;
      for (const [path, body] of attacks) {
        await evil.evaluate(
          async ([address, text]) => {
            for (const mode of ['no-cors', 'cors'] as const) {
              const sent = { method: 'POST', mode, body: text, credentials: 'include' } as const;
              await fetch(address, sent).catch(() => undefined);
              const json = { ...sent, headers: { 'content-type': 'application/json' } };
              await fetch(address, json).catch(() => undefined);
            }
          },
          [api.origin + path, body] as const,
        );
        await submitForm(evil, api.origin + path);
        await evil.goto(`http://${host}:${strangerPort}/`);
      }
      expect(await statusOf(page, '/api/user/profile')).toBe(200);
      await context.close();
    },
  );
});

/** As by a press of its button: a whole navigation, which takes the cookie along where it may. */
async function submitForm(page: Page, action: string): Promise<void> {
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate((address) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: address, enctype: 'text/plain' });
      document.body.append(form);
      form.submit();
    }, action),
  ]);
}
