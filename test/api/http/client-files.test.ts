import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { PageSource, SiteFile } from '@api/http/page-source';
import { Guest } from '@test/support/api/guest';
import { must } from '@test/support/builders/must';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

const SCRIPT = `console.log('${'x'.repeat(2_000)}');`;
let api: TestApi;
let guest: Guest;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lucka-client-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><head><title>Lucka</title></head>');
  await writeFile(path.join(folder, 'staff.html'), '<!doctype html><head><title>Lucka</title></head>');
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'sw.js'), SCRIPT);
  await writeFile(path.join(folder, 'manifest.webmanifest'), '{"name":"Lucka"}');
  await writeFile(path.join(folder, '.secret'), 'secret');
  await writeFile(path.join(folder, 'assets/main-a1.js'), SCRIPT);
  await writeFile(path.join(folder, 'assets/main-a1.js.gz'), gzipSync(SCRIPT));
  api = await openTestApi({ options: { clientFolder: folder } });
  guest = new Guest(api.origin);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the storefront itself', () => {
  it.each(['/', '/index.html', '/menu/1', '/shop/1/checkout/payment/abc', '/orders?x=1', '/a.b/c'])(
    'is the page at %s, revalidated each time',
    async (address) => {
      const answer = await guest.get(address, page);
      expect([answer.status, answer.text]).toEqual([200, '<!doctype html><head><title>Lucka</title></head>']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8/i);
    },
  );

  it.each(['/staff', '/staff.html'])(
    'is apart from the page of the staff at %s, which search engines leave out',
    async (address) => {
      const { status, headers } = await guest.get(address, page);
      const { headers: ofGuests } = await guest.get('/', page);
      expect([status, headers.get('x-robots-tag'), ofGuests.get('x-robots-tag')]).toEqual([
        200,
        'noindex',
        null,
      ]);
      for (const name of ['content-security-policy', 'cache-control', 'cross-origin-opener-policy'])
        expect(headers.get(name)).toBe(ofGuests.get(name));
    },
  );

  it('has the name, the contact and the logo of the chain, escaped', async () => {
    const settings = must(await api.stores.settings.read());
    const named = {
      ...settings,
      name: 'Soup & <Co>',
      contactEmail: 'hi@soup.example',
      brand: { hasLogo: true },
    };
    await api.stores.settings.write(named);
    const { text } = await guest.get('/', page);
    expect(text).toContain('<title>Soup &amp; &lt;Co&gt;</title>');
    expect(text).toContain('<meta name="lucka:name" content="Soup &amp; &lt;Co&gt;" />');
    expect(text).toContain('<meta name="lucka:contact-email" content="hi@soup.example" />');
    const manifest = await guest.get('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(JSON.parse(manifest.text)).toMatchObject({
      name: 'Soup & <Co>',
      icons: [{ src: '/api/images/chain-logo?w=320' }, { sizes: '640x640' }],
    });
    await api.stores.settings.write(settings);
    expect(JSON.parse((await guest.get('/manifest.webmanifest')).text)).toEqual({ name: 'Lucka' });
  });

  it('allows scripts and styles from its own folder only, and nothing inline', async () => {
    const policy = (await guest.get('/', page)).headers.get('content-security-policy') ?? '';
    const directives = policy.split('; ');
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain(`script-src ${api.origin}/assets/`);
    expect(directives).toContain(`style-src ${api.origin}/assets/ ${api.origin}/api/settings/design`);
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|data:|https?:(?!\/\/127)/);
  });

  it('is isolated from other sites', async () => {
    expect(Object.fromEntries((await guest.get('/', page)).headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers the check of the connection with its marker [OFF-05]', async () => {
    const response = await fetch(`${api.origin}/`, { method: 'HEAD' });
    expect([response.status, response.headers.get('x-lucka'), await response.text()]).toEqual([200, '1', '']);
  });

  it('caches built files permanently, and sends compressed versions', async () => {
    const plain = await guest.get('/assets/main-a1.js', { 'accept-encoding': 'identity' });
    const packed = await fetch(`${api.origin}/assets/main-a1.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(plain.text).toBe(SCRIPT);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(await packed.text()).toBe(SCRIPT);
    for (const headers of [plain.headers, packed.headers]) {
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('revalidates files that are not built', async () => {
    const answer = await guest.get('/favicon.svg');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it.each([
    ['/sw.js', /^(text|application)\/javascript/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ])("sends %s with its type, revalidated each time, under the page's policy", async (address, type) => {
    const { status, headers } = await guest.get(address, { accept: '*/*' });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(headers.get('content-type')).toMatch(type);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`worker-src ${api.origin}/sw.js;`);
    expect(policy).toContain("manifest-src 'self';");
    // Without it a page that is isolated from other sites refuses the worker.
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  });

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/api/unknown',
    '/demo-payment/x/y',
    '/assets/..%2f..%2fpackage.json',
  ])('is not the page at %s', async (address) => {
    expect((await guest.get(address, page)).status).toBe(404);
  });

  it.each(['/missing.js', '/robots.txt', '/.secret', '/sw-2.js'])('is no %s', async (address) => {
    expect((await guest.get(address, { accept: '*/*' })).status).toBe(404);
  });

  it('is read-only', async () => {
    expect((await guest.post('/menu/1', {})).status).toBe(404);
  });
});

describe('the map of the site', () => {
  it('is asked for again later where it cannot be drawn', async () => {
    const drawn: SiteFile[] = [];
    const pages: PageSource = {
      page: () => Promise.reject(new Error('not asked for')),
      siteMap: () => Promise.resolve(drawn[0]),
      robots: () => ({ contentType: 'text/plain', text: '' }),
    };
    const drawing = await openTestApi({ drawPages: () => pages, options: { clientFolder: folder } });
    onTestFinished(() => drawing.close());
    const visitor = new Guest(drawing.origin);
    const absent = await visitor.get('/sitemap.xml');
    expect([absent.status, absent.headers.get('retry-after')]).toEqual([503, '10']);
    drawn.push({ contentType: 'application/xml', text: '<urlset/>' });
    const present = await visitor.get('/sitemap.xml');
    expect([present.status, present.text]).toEqual([200, '<urlset/>']);
  });
});

describe('/.well-known/security.txt', () => {
  it('says where to report a vulnerability, and until when that holds', async () => {
    const options = { clientFolder: folder, page: { contactEmail: 'hello@harbour.example' } };
    const named = await openTestApi({ options });
    onTestFinished(() => named.close());
    const { status, text, headers } = await new Guest(named.origin).get('/.well-known/security.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(
      /^Contact: mailto:hello@harbour\.example\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\nCanonical: http:\/\/\S+\/\.well-known\/security\.txt\n$/,
    );
  });

  it('is absent where the chain states no address', async () => {
    expect((await guest.get('/.well-known/security.txt', page)).status).toBe(404);
  });
});
