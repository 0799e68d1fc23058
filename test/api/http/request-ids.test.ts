import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { randomIds } from '@api/http/request-ids';
import { Guest, readProblem, token } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

async function open(different: Parameters<typeof openTestApi>[0] = {}): Promise<TestApi> {
  const api = await openTestApi(different);
  onTestFinished(() => api.close());
  return api;
}

const idOf = ({ headers }: { readonly headers: Headers }): string => headers.get('x-request-id') ?? '';

describe('the id of a request', () => {
  it('is in the header of its answer, in its problem and in the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line) => lines.push(line) });
    const answer = await new Guest((await open({ log })).origin).status(token());
    expect(answer.status).toBe(404);
    expect(readProblem(answer).requestId).toBe(idOf(answer));
    await expect.poll(() => lines.map((line) => JSON.parse(line).reqId)).toContain(idOf(answer));
  });

  it('is different for each request', async () => {
    const guest = new Guest((await open()).origin);
    const ids = [idOf(await guest.get('/api/shops')), idOf(await guest.get('/api/shops'))];
    expect(new Set(ids).size).toBe(2);
  });

  it('is that of a trusted proxy', async () => {
    const guest = new Guest((await open({ options: { trustedProxies: 1 } })).origin);
    expect(idOf(await guest.get('/api/shops', { 'x-request-id': 'abcdef0123456789' }))).toBe(
      'abcdef0123456789',
    );
  });

  it.each(['short', 'x'.repeat(65), 'with a blank', '<script>alert(1)</script>'])(
    'is not that of a trusted proxy if it is malformed: %s',
    async (given) => {
      const guest = new Guest((await open({ options: { trustedProxies: 1 } })).origin);
      expect(idOf(await guest.get('/api/shops', { 'x-request-id': given }))).toMatch(/^test-/);
    },
  );

  it('is not that of a visitor', async () => {
    const guest = new Guest((await open()).origin);
    const answer = await guest.get('/api/shops', { 'x-request-id': 'abcdef0123456789' });
    expect(idOf(answer)).toMatch(/^test-/);
  });
});

describe('randomIds', () => {
  it('are different, and well-formed for a server behind this one', () => {
    const newId = randomIds();
    const ids = Array.from({ length: 2_000 }, newId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});
