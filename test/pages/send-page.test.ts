import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PageAnswer, PageRequest } from '@api/http/page-source';
import { sendPage } from '@api/http/send-page';
import type { Language } from '@/domain/shared/language';
import { prepareBody } from '@pages/prepare-body';

const DOCUMENT = `<html>${'dish '.repeat(100)}</html>`;
const BODY = await prepareBody(DOCUMENT);
const DRAWN: PageAnswer = {
  kind: 'page',
  status: 200,
  body: BODY,
  styleHashes: ["'sha256-x'"],
  scriptHashes: ["'sha256-y'"],
  isShared: true,
};

/** What is sent for a request, and what the source of the pages was asked for. */
async function sent(
  headers: Readonly<Record<string, string>>,
  answer: PageAnswer = DRAWN,
  { url = '/shop/1/menu?spotId=4', languages = [] }: { url?: string; languages?: readonly Language[] } = {},
) {
  const app = Fastify();
  let asked: PageRequest | undefined;
  const pages = {
    page: (request: PageRequest) => {
      asked = request;
      return Promise.resolve(answer);
    },
    siteMap: () => Promise.reject(new Error('not asked for')),
    robots: () => ({ contentType: 'text/plain', text: '' }),
  };
  app.get('/*', (request, reply) =>
    sendPage(request, reply.header('content-security-policy', "script-src 'self'; style-src 'self'"), {
      ...{ pages, originOf: () => 'https://lucka.example', shell: () => '', settings: {}, languages },
    }),
  );
  const response = await app.inject({ url, headers });
  await app.close();
  return { response, asked };
}

describe('sendPage', () => {
  it('sends the prepared bytes that the browser reads', async () => {
    const { response } = await sent({ 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(String(await promisify(brotliDecompress)(response.rawPayload))).toBe(DOCUMENT);
    expect((await sent({ 'accept-encoding': 'gzip' })).response.rawPayload).toEqual(BODY.gzip);
    expect((await sent({})).response.body).toBe(DOCUMENT);
  });

  it('lets caches store a page that is the same for all, by language and encoding', async () => {
    const { headers } = (await sent({})).response;
    expect(headers).toMatchObject({
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      etag: BODY.etag,
      'cache-control': expect.stringContaining('s-maxage=60'),
    });
    const own = (await sent({}, { ...DRAWN, isShared: false })).response;
    expect(own.headers['cache-control']).toBeUndefined();
  });

  it('answers 304 where the browser has the same page, but never in place of a 404', async () => {
    const known = { 'if-none-match': BODY.etag };
    expect((await sent(known)).response).toMatchObject({ statusCode: 304, body: '' });
    expect((await sent({ 'if-none-match': 'W/"other"' })).response.statusCode).toBe(200);
    expect((await sent(known, { ...DRAWN, status: 404 })).response.statusCode).toBe(404);
  });

  it('allows the styles and the script of the page by their hashes', async () => {
    const { headers } = (await sent({})).response;
    expect(headers['content-security-policy']).toBe(
      "script-src 'sha256-y' 'self'; style-src 'sha256-x' 'self'",
    );
  });

  it('is in Swedish and sets no cookie where the chain names no language [PROD-17, API-05]', async () => {
    const { asked, response } = await sent({ 'accept-language': 'fi' });
    expect(asked).toMatchObject({ address: '/shop/1/menu?spotId=4', language: 'sv' });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  const NORWEGIAN = { languages: ['no', 'en'] } as const;

  it.each([
    [{}, 'no'],
    [{ 'accept-language': 'nn-NO, sv;q=0.9' }, 'no'],
    [{ 'accept-language': 'de, en-GB;q=0.8' }, 'en'],
    [{ 'accept-language': 'sv' }, 'no'],
    [{ 'accept-language': 'en', cookie: '.AspNetCore.Culture=c%3Dnb%7Cuic%3Dnb' }, 'no'],
  ])('draws the first page of %j in %s', async (headers, language) => {
    expect((await sent(headers, DRAWN, NORWEGIAN)).asked?.language).toBe(language);
  });

  it('sets what it decided as the culture cookie, in an answer that no cache shares [API-04]', async () => {
    const { headers } = (await sent({ 'accept-language': 'en' }, DRAWN, NORWEGIAN)).response;
    expect(headers['set-cookie']).toBe('.AspNetCore.Culture=c=en|uic=en; Path=/; SameSite=Lax; Secure');
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    const again = await sent({ cookie: '.AspNetCore.Culture=c=en|uic=en' }, DRAWN, NORWEGIAN);
    expect(again.response.headers['set-cookie']).toBeUndefined();
    expect(again.response.headers['cache-control']).toContain('s-maxage=60');
  });

  it('follows the language of an address before all, if the chain has it', async () => {
    const cookie = '.AspNetCore.Culture=c=no|uic=no';
    const named = await sent({ cookie }, DRAWN, { ...NORWEGIAN, url: '/shop/1/menu?lang=en&a=1' });
    expect(named.asked).toMatchObject({ language: 'en', address: '/shop/1/menu?a=1' });
    expect(named.response.headers['set-cookie']).toContain('uic=en');
    const unknown = await sent({ cookie }, DRAWN, { ...NORWEGIAN, url: '/shop/1/menu?lang=ru' });
    expect(unknown.asked?.language).toBe('no');
  });

  it('sets the cookie with a redirect, too', async () => {
    const { headers } = (await sent({}, { kind: 'redirect', to: '/' }, NORWEGIAN)).response;
    expect(headers['set-cookie']).toContain('uic=no');
  });

  it('redirects', async () => {
    const { response } = await sent({}, { kind: 'redirect', to: '/shop/1/order-type' });
    expect([response.statusCode, response.headers.location]).toEqual([302, '/shop/1/order-type']);
  });
});
