import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoredImages } from '@api/images/stored-images';
import type { ImageSource } from '@api/images/image-source';
import { Guest, readProblem } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;
let guest: Guest;
let folder: string;
const drawn: string[] = [];

let edition = '1';
const source: ImageSource = {
  find: (id) =>
    Promise.resolve(
      ['dish-meatballs', 'a/b c'].includes(id)
        ? {
            edition,
            render: (width) => {
              drawn.push(`${id} ${width}`);
              return Promise.resolve(new TextEncoder().encode(`picture of ${id}, ${width} wide`));
            },
          }
        : undefined,
    ),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lucka-images-'));
  api = await openTestApi({
    images: new StoredImages(source, { path: folder, edition: 'edition 1', report: () => undefined }),
  });
  guest = new Guest(api.origin);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

describe('GET /api/images/{url}', () => {
  it('answers the picture of an id, cached permanently [API-23]', async () => {
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

  it('accepts a percent-encoded id as one segment', async () => {
    expect((await guest.get('/api/images/a%2Fb%20c')).text).toBe('picture of a/b c, 640 wide');
  });

  it('is not sent again if cached, whatever `_t` is', async () => {
    const tag = (await guest.get('/api/images/dish-meatballs?_t=1')).headers.get('etag') ?? '';
    const again = await guest.get('/api/images/dish-meatballs?_t=2', { 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('is sent and drawn again once the id shows another picture', async () => {
    const tag = (await guest.get('/api/images/dish-meatballs?w=160')).headers.get('etag') ?? '';
    drawn.length = 0;
    edition = '2';
    const again = await guest.get('/api/images/dish-meatballs?w=160', { 'if-none-match': tag });
    expect([again.status, drawn]).toEqual([200, ['dish-meatballs 160']]);
  });

  it('draws a picture once, also for concurrent requests or a changed `_t`', async () => {
    drawn.length = 0;
    const ask = (query: string) => guest.get(`/api/images/dish-meatballs?w=1280${query}`);
    await Promise.all([ask(''), ask('&_t=1'), ask('&_t=2')]);
    await ask('&_t=3');
    expect(drawn).toEqual(['dish-meatballs 1280']);
    const names = await readdir(folder, { recursive: true });
    expect(names.filter((name) => name.endsWith('.webp')).length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^[0-9a-f]{16}(\/[0-9a-f]{32}\.webp)?$/.test(name))).toEqual([]);
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
  ])('has no picture for %s', async (id) => {
    const answer = await guest.get(`/api/images/${id}`);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('a picture while the disk is full', () => {
  const bytes = new TextEncoder().encode('a picture that is longer than what there is room for');

  async function aFullDisk(render = () => Promise.resolve(bytes)) {
    const path = await mkdtemp(join(tmpdir(), 'lucka-images-'));
    const disk = { isFull: true, drawn: 0, reported: [] as unknown[] };
    const images = new StoredImages(
      {
        find: () =>
          Promise.resolve({
            edition: '1',
            render: () => {
              disk.drawn += 1;
              return render();
            },
          }),
      },
      {
        ...{ path, edition: '1' },
        report: (error) => disk.reported.push(error),
        write: async (file, content) => {
          await writeFile(file, disk.isFull ? content.subarray(0, 7) : content);
          if (disk.isFull)
            throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
        },
      },
    );
    const files = async () =>
      (await readdir(path, { recursive: true })).filter((name) => name.includes('webp'));
    return { disk, images, files, dispose: () => rm(path, { recursive: true }) };
  }

  it('is answered anyway, drawn once, and leaves no partial file', async () => {
    const { disk, images, files, dispose } = await aFullDisk();
    const full = await api.another({ images });
    for (let time = 0; time < 3; time += 1) {
      const answer = await new Guest(full.origin).get('/api/images/dish');
      expect([answer.status, answer.text]).toEqual([200, new TextDecoder().decode(bytes)]);
    }
    expect([disk.drawn, await files(), disk.reported.length]).toEqual([1, [], 1]);
    await full.close();
    await dispose();
  });

  it('is stored when there is space, without drawing it again', async () => {
    const { disk, images, files, dispose } = await aFullDisk();
    await (await images.find('dish'))?.render(640);
    disk.isFull = false;
    expect(await (await images.find('dish'))?.render(640)).toEqual(bytes);
    expect([disk.drawn, (await files()).length]).toEqual([1, 1]);
    const [stored] = await files();
    expect(stored).toMatch(/^[0-9a-f]{16}\/[0-9a-f]{32}\.webp$/);
    await dispose();
  });

  it('that cannot be drawn is an uncached problem', async () => {
    const { images, dispose } = await aFullDisk(() => Promise.reject(new Error('no memory')));
    const broken = await api.another({ images });
    const answer = await new Guest(broken.origin).get('/api/images/dish');
    expect([answer.status, readProblem(answer).code]).toEqual([500, 'server-error']);
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
    await broken.close();
    await dispose();
  });
});
