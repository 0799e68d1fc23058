import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, returnUrlOf } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { launchChromium } from '@test/support/browser/launch-chromium';

let api: TestApi;
let browser: Browser;

beforeAll(async () => {
  [api, browser] = await Promise.all([openTestApi(), launchChromium()]);
});
afterAll(() => Promise.all([browser.close(), api.close()]));

const press = async (page: Page, action: string): Promise<void> => {
  await Promise.all([page.waitForEvent('load'), page.locator(`button[value=${action}]`).click()]);
};

describe("the demonstration provider's page in a browser", () => {
  it('returns the customer code in the fragment, past an error and back, without sending it to the provider', async () => {
    const guest = new Guest(api.origin);
    const order = await guest.placed();
    const { redirectUrl } = await guest.startedPayment(order);
    const page = await browser.newPage();
    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(`${request.postData() ?? ''} ${request.headers()['referer'] ?? ''}`),
    );
    await page.goto(redirectUrl);
    await page.locator('input[value=other]').check();
    await press(page, 'pay');
    expect(await page.locator(':focus').getAttribute('name')).toBe('number');
    await page.locator('input[value=succeeds]').check();
    await press(page, 'pay');
    expect(page.url()).toBe(api.origin + returnUrlOf(order));
    await page.goto(redirectUrl);
    await press(page, 'back');
    expect(page.url()).toBe(api.origin + returnUrlOf(order));
    expect(sent.join()).not.toContain(order.customerCode);
  });
});
