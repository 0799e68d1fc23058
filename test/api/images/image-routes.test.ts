import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoredImages } from '@api/images/stored-images';
import type { EncodedPicture, ImageSource } from '@api/images/image-source';
import { Guest, readProblem } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;
let guest: Guest;
let folder: string;
const drawn: string[] = [];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Chromium's, for an image. */
const BROWSER = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

let edition = '1';
const source: ImageSource = {
  find: (id) =>
    Promise.resolve(
      ['dish-meatballs', 'a/b c', 'no-avif'].includes(id)
        ? {
            edition,
            render: (width) => {
              drawn.push(`${id} ${width}`);
              const shown = `picture of ${id}, ${width} wide`;
              const avif = id === 'no-avif' ? undefined : bytesOf(`AVIF of ${id}, ${width} wide`);
              return Promise.resolve({ webp: bytesOf(shown), avif });
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
  it.each([
    ['webp', {}, 'picture'],
    ['avif', BROWSER, 'AVIF'],
  ])('answers the picture of an id as %s, cached permanently [API-23]', async (format, accept, shown) => {
    const answer = await guest.get('/api/images/dish-meatballs?_t=1732186800000&w=320', accept);
    expect([answer.status, answer.text]).toEqual([200, `${shown} of dish-meatballs, 320 wide`]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="image.${format}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    });
  });

  it('is WebP also where AVIF is accepted but not smaller', async () => {
    const answer = await guest.get('/api/images/no-avif?w=320', BROWSER);
    expect([answer.headers.get('content-type'), answer.text]).toEqual([
      'image/webp',
      'picture of no-avif, 320 wide',
    ]);
    expect(answer.headers.get('vary')).toBe('Accept');
    const again = await guest.get('/api/images/no-avif?w=320', {
      ...BROWSER,
      'if-none-match': answer.headers.get('etag') ?? '',
    });
    expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept']);
  });

  it('has an ETag for each format, and a cached AVIF is not confirmed to a browser without it', async () => {
    const address = '/api/images/dish-meatballs?w=320';
    const webp = (await guest.get(address)).headers.get('etag') ?? '';
    const avif = (await guest.get(address, BROWSER)).headers.get('etag') ?? '';
    expect(webp).not.toBe(avif);
    const confirmed = async (headers: Record<string, string>) => {
      const { status, headers: answered } = await guest.get(address, headers);
      return [status, answered.get('etag'), answered.get('vary')];
    };
    expect(await confirmed({ ...BROWSER, 'if-none-match': avif })).toEqual([304, avif, 'Accept']);
    expect(await confirmed({ 'if-none-match': webp })).toEqual([304, webp, 'Accept']);
    expect(await confirmed({ 'if-none-match': avif })).toEqual([200, webp, 'Accept']);
    expect(await confirmed({ 'if-none-match': `"other", ${webp}, ${avif}` })).toEqual([304, webp, 'Accept']);
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
    expect(names.filter((name) => !/^[0-9a-f]{16}(\/[0-9a-f]{32}\.(avif|webp))?$/.test(name))).toEqual([]);
  });

  it('draws a picture once for all formats', async () => {
    drawn.length = 0;
    for (const id of ['a%2Fb%20c', 'no-avif']) {
      const ask = (headers?: Record<string, string>) => guest.get(`/api/images/${id}?w=160`, headers);
      await Promise.all([ask(), ask(BROWSER)]);
      await ask(BROWSER);
    }
    expect(drawn).toEqual(['a/b c 160', 'no-avif 160']);
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
  const bytes = bytesOf('a picture that is longer than what there is room for');
  const picture: EncodedPicture = { webp: bytes, avif: bytesOf('the same, shorter') };

  async function aFullDisk(render = () => Promise.resolve(picture)) {
    const path = await mkdtemp(join(tmpdir(), 'lucka-images-'));
    const disk = { isFull: true, refuses: ' ', drawn: 0, reported: [] as unknown[] };
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
          const isFull = disk.isFull || file.includes(disk.refuses);
          await writeFile(file, isFull ? content.subarray(0, 7) : content);
          if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
        },
      },
    );
    const files = async () =>
      (await readdir(path, { recursive: true })).filter((name) => /webp|avif/.test(name)).toSorted();
    return { path, disk, images, files, dispose: () => rm(path, { recursive: true }) };
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
    expect(await (await images.find('dish'))?.render(640)).toEqual(picture);
    expect([disk.drawn, (await files()).length]).toEqual([1, 2]);
    const [avif, webp] = await files();
    expect(avif).toMatch(/^[0-9a-f]{16}\/[0-9a-f]{32}\.avif$/);
    expect(webp).toMatch(/^[0-9a-f]{16}\/[0-9a-f]{32}\.webp$/);
    const again = await (await images.find('dish'))?.render(640);
    expect([disk.drawn, Buffer.from(again?.avif ?? '').toString()]).toEqual([1, 'the same, shorter']);
    await dispose();
  });

  it('has no stored WebP without its AVIF', async () => {
    const { disk, images, files, dispose } = await aFullDisk();
    disk.isFull = false;
    disk.refuses = 'avif';
    await (await images.find('dish'))?.render(640);
    expect(await files()).toEqual([]);
    await dispose();
  });

  it.each(['avif', 'webp'])(
    'is drawn again where an interrupted machine left its %s empty',
    async (format) => {
      const { path, disk, images, files, dispose } = await aFullDisk();
      disk.isFull = false;
      await (await images.find('dish'))?.render(640);
      const stored = (await files()).find((name) => name.endsWith(format)) ?? '';
      await writeFile(join(path, stored), '');
      expect(await (await images.find('dish'))?.render(640)).toEqual(picture);
      expect(disk.drawn).toBe(2);
      await dispose();
    },
  );

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
