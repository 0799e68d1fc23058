import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeptImages } from '@api/images/kept-images';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;
let guest: Guest;
let folder: string;
const drawn: string[] = [];

const source = {
  has: (id: string) => ['dish-meatballs', 'a/b c'].includes(id),
  render: (id: string, width: number) => {
    drawn.push(`${id} ${width}`);
    return Promise.resolve(new TextEncoder().encode(`picture of ${id}, ${width} wide`));
  },
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lucka-images-'));
  api = await openTestApi({ images: new KeptImages(source, folder, 'edition 1') });
  guest = new Guest(api.origin);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

describe('GET /api/images/{url}', () => {
  it('answers the picture of an id, for as long as the address lasts [API-23]', async () => {
    const answer = await guest.get('/api/images/dish-meatballs?_t=1732186800000&w=320');
    expect([answer.status, answer.text]).toEqual([200, 'picture of dish-meatballs, 320 wide']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline; filename="image.webp"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('takes an id that was percent-encoded into one segment', async () => {
    expect((await guest.get('/api/images/a%2Fb%20c')).text).toBe('picture of a/b c, 640 wide');
  });

  it('is not sent again to whoever has it, whatever `_t` says', async () => {
    const tag = (await guest.get('/api/images/dish-meatballs?_t=1')).headers.get('etag') ?? '';
    const again = await guest.get('/api/images/dish-meatballs?_t=2', { 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('draws a picture once, also when several ask at once or `_t` changes', async () => {
    drawn.length = 0;
    const ask = (query: string) => guest.get(`/api/images/dish-meatballs?w=1280${query}`);
    await Promise.all([ask(''), ask('&_t=1'), ask('&_t=2')]);
    await ask('&_t=3');
    expect(drawn).toEqual(['dish-meatballs 1280']);
    expect(
      (await readdir(folder, { recursive: true })).every((name) =>
        /^[0-9a-f]{16}(\/[0-9a-f]{32}\.webp)?$/.test(name),
      ),
    ).toBe(true);
  });

  it.each([
    'unknown',
    '..',
    '%2e%2e',
    '..%2f..%2fpackage.json',
    '%252e%252e%252fpackage.json',
    '..%5c..%5cpackage.json',
    '%00',
    'dish-meatballs%00.svg',
    'file:%2f%2f%2fetc%2fpasswd',
    '%2fetc%2fpasswd',
    'http:%2f%2f127.0.0.1',
    'http%3A%2F%2F2130706433%2F',
    'http%3A%2F%2F[::1]%2F',
    'dish-meatballs?w=17',
    'dish-meatballs?w=1e3',
    'dish-meatballs?w=',
    `${'x'.repeat(390)}`,
  ])('knows nothing by the name of %s', async (id) => {
    const answer = await guest.get(`/api/images/${id}`);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });
});
