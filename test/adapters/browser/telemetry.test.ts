import { beforeEach, describe, expect, it } from 'vitest';

import { BatchedTelemetry } from '@/adapters/browser/batched-telemetry';
import { NoTelemetry } from '@/adapters/browser/no-telemetry';
import { TelemetryOnDemand } from '@/adapters/browser/telemetry-on-demand';
import { ManualClock } from '@test/support/memory/manual-clock';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';

interface SentView {
  readonly name: string;
  readonly path: string;
  readonly session: string;
  readonly user: string;
}

const HOUR_MS = 3_600_000;
const MENU = { name: 'menuPage', path: '/shop/1/menu' };

describe('BatchedTelemetry', () => {
  let clock: ManualClock;
  let sent: (readonly SentView[])[];
  let cookies: string[];
  let cookieText: string;
  beforeEach(() => {
    clock = new ManualClock();
    sent = [];
    cookies = [];
    cookieText = '';
  });

  const line = () => ({
    clock,
    randomness: new SeededRandomness(),
    send: (body: string) => void sent.push(JSON.parse(body) as readonly SentView[]),
    cookies: { read: () => cookieText, write: (cookie: string) => void cookies.push(cookie) },
  });
  const open = () => new BatchedTelemetry(line());
  const sessions = () => sent.flat().map((view) => view.session);

  it('sends page views in batches: after five seconds, or when there are twenty', async () => {
    const telemetry = open();
    telemetry.pageView(MENU);
    telemetry.pageView(MENU);
    expect(sent).toHaveLength(0);
    await clock.advance(5_000);
    for (let view = 0; view < 20; view += 1) telemetry.pageView(MENU);
    expect(sent.map((batch) => batch.length)).toEqual([2, 20]);
    expect(clock.pending).toBe(0);
  });

  it('removes secrets from the address', () => {
    const telemetry = open();
    telemetry.pageView({ name: 'orderPage', path: '/order/1?x=1#code=s3cret' });
    telemetry.flush();
    expect(sent[0]?.[0]?.path).toBe('/order/1');
  });

  it('names sessions and users by 22 characters [CONST-02]', () => {
    const telemetry = open();
    telemetry.pageView(MENU);
    telemetry.flush();
    expect([sent[0]?.[0]?.session.length, sent[0]?.[0]?.user.length]).toEqual([22, 22]);
  });

  it('begins a new session after half an hour of silence [CONST-02]', async () => {
    const telemetry = open();
    telemetry.pageView(MENU);
    await clock.advance(HOUR_MS / 2 - 1);
    telemetry.pageView(MENU);
    await clock.advance(HOUR_MS / 2);
    telemetry.pageView(MENU);
    telemetry.flush();
    const [first, second, third] = sessions();
    expect([first === second, second === third]).toEqual([true, false]);
  });

  it('begins a new session after a day, however busy [CONST-02]', async () => {
    const telemetry = open();
    for (let quarter = 0; quarter <= 24 * 4; quarter += 1) {
      telemetry.pageView(MENU);
      await clock.advance(HOUR_MS / 4);
    }
    expect(new Set(sessions()).size).toBe(2);
    expect(sessions().lastIndexOf(sessions()[0] ?? '')).toBe(24 * 4 - 1);
  });

  it('remembers the user for a year [CONST-02]', () => {
    open();
    expect(cookies).toEqual([
      expect.stringMatching(/^lucka-user=[\w-]{22}; Path=\/; Max-Age=31536000; SameSite=Lax/),
    ]);
    cookieText = `a=b; ${cookies[0]?.split(';')[0] ?? ''}; c=d`;
    open();
    expect(cookies[1]).toBe(cookies[0]);
  });

  it('samples everything [CONST-02]', () => {
    const telemetry = new BatchedTelemetry(line(), () => 0.999_999);
    telemetry.pageView(MENU);
    telemetry.flush();
    expect(sent).toHaveLength(1);
  });

  it('is loaded on demand, and sends the rest when the page is left', async () => {
    const page = new EventTarget();
    const telemetry = new TelemetryOnDemand(line(), page);
    expect(cookies).toEqual([]);
    telemetry.pageView(MENU);
    telemetry.pageView(MENU);
    while (cookies.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await clock.settle();
    page.dispatchEvent(new Event('pagehide'));
    expect(sent.flat()).toHaveLength(2);
  });

  it("discards pending views and the visitor's number, and starts anew after a new consent [AMB-63]", async () => {
    const page = new EventTarget();
    const telemetry = new TelemetryOnDemand(line(), page);
    telemetry.pageView(MENU);
    telemetry.discard();
    telemetry.pageView(MENU);
    while (cookies.length < 2) await new Promise((resolve) => setImmediate(resolve));
    telemetry.discard();
    expect(cookies).toContainEqual(expect.stringMatching(/^lucka-user=; Path=\/; Max-Age=0;/));
    await clock.settle();
    page.dispatchEvent(new Event('pagehide'));
    await clock.advance(HOUR_MS);
    expect(sent).toEqual([]);
    telemetry.pageView(MENU);
    while (cookies.length < 4) await new Promise((resolve) => setImmediate(resolve));
    await clock.settle();
    page.dispatchEvent(new Event('pagehide'));
    expect(sent.flat()).toHaveLength(1);
  });
});

describe('NoTelemetry', () => {
  it('sends nothing', () => {
    const telemetry = new NoTelemetry();
    expect([telemetry.isConfigured(), telemetry.pageView(), telemetry.discard()]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });
});
