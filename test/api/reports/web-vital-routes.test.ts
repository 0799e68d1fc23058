import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PrometheusMeter } from '@api/metrics/prometheus-meter';
import { Guest, readProblem } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

const meter = new PrometheusMeter();
let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi({ meter, options: { page: { measuresPages: true } } });
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

describe('POST /api/web-vitals', () => {
  it('adds what was measured to the metrics of its route', async () => {
    const body = { route: 'menuPage', lcp: 2_400, inp: 180, ttfb: 90.5, cls: 0.07 };
    expect((await guest.post('/api/web-vitals', body)).status).toBe(204);
    const text = await meter.text();
    for (const line of [
      'lucka_web_vitals_lcp_seconds_bucket{le="1.8",route="menuPage"} 0',
      'lucka_web_vitals_lcp_seconds_bucket{le="2.5",route="menuPage"} 1',
      'lucka_web_vitals_inp_seconds_sum{route="menuPage"} 0.18',
      'lucka_web_vitals_ttfb_seconds_sum{route="menuPage"} 0.0905',
      'lucka_web_vitals_cls_bucket{le="0.05",route="menuPage"} 0',
      'lucka_web_vitals_cls_bucket{le="0.1",route="menuPage"} 1',
    ])
      expect(text).toContain(`${line}\n`);
  });

  it('adds nothing for what a browser cannot measure', async () => {
    expect((await guest.post('/api/web-vitals', { route: 'login', ttfb: 20 })).status).toBe(204);
    const text = await meter.text();
    expect(text).toContain('lucka_web_vitals_ttfb_seconds_count{route="login"} 1\n');
    expect(text).not.toContain('lucka_web_vitals_lcp_seconds_count{route="login"}');
  });

  it.each([
    {},
    { route: '/shop/1/menu', lcp: 1 },
    { route: 'menuPage"} 1\n', lcp: 1 },
    { route: '__proto__', lcp: 1 },
    { route: 'menuPage', lcp: -1 },
    { route: 'menuPage', lcp: 1e300 },
    { route: 'menuPage', lcp: '1200' },
    { route: 'menuPage', lcp: null },
    { route: 'menuPage', cls: 1_001 },
  ])('refuses %j', async (body) => {
    const before = await meter.text();
    const answer = await guest.post('/api/web-vitals', body);
    expect([answer.status, readProblem(answer).status]).toEqual([422, 422]);
    expect(vitalsIn(await meter.text())).toEqual(vitalsIn(before));
  });

  it('refuses what is more than that', async () => {
    const body = { route: 'menuPage', lcp: 1, path: '/order/1#code=s3cret' };
    expect((await guest.post('/api/web-vitals', body)).status).toBe(400);
  });

  it('refuses an oversized report', async () => {
    const body = { route: 'menuPage', note: 'x'.repeat(2_000) };
    expect((await guest.post('/api/web-vitals', body)).status).toBe(413);
  });

  it('is not there where pages are not measured', async () => {
    const quiet = await api.another();
    const answer = await new Guest(quiet.origin).post('/api/web-vitals', { route: 'menuPage', lcp: 1 });
    expect(answer.status).toBe(404);
    await quiet.close();
  });
});

const vitalsIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.startsWith('lucka_web_vitals'));
