import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestApi } from '@test/support/api/open-test-api';

/** The log of a server with these options, after requests with these headers. */
async function logAfter(
  options: { readonly publicOrigin?: string; readonly trustedProxies?: number },
  requests: readonly Readonly<Record<string, string>>[],
): Promise<readonly string[]> {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const api = await openTestApi({ log: pino({ level: 'warn' }, sink), options });
  onTestFinished(() => api.close());
  for (const headers of requests) await fetch(`${api.origin}/api/settings`, { headers });
  return lines.filter((line) => line.includes('LUCKA_TRUSTED_PROXIES'));
}

const publicOrigin = 'https://lucka.example';
const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };

describe('noticeProxy', () => {
  it('logs once that a proxy is not trusted, without the forwarded address', async () => {
    const lines = await logAfter({ publicOrigin }, [FORWARDED, FORWARDED, { forwarded: 'for=203.0.113.7' }]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('203.0.113.7');
  });

  it('logs nothing without the header, with trusted proxies, or on a server that is not public', async () => {
    expect(await logAfter({ publicOrigin }, [{}])).toEqual([]);
    expect(await logAfter({ publicOrigin, trustedProxies: 1 }, [FORWARDED])).toEqual([]);
    expect(await logAfter({}, [FORWARDED])).toEqual([]);
  });
});
