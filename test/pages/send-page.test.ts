import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PageAnswer, PageRequest } from '@api/http/page-source';
import { sendPage } from '@api/http/send-page';
import { prepareBody } from '@pages/prepare-body';

const DOCUMENT = `<html>${'dish '.repeat(100)}</html>`;
const BODY = await prepareBody(DOCUMENT);
const DRAWN: PageAnswer = {
  kind: 'page',
  status: 200,
  body: BODY,
  styleHashes: ["'sha256-x'"],
  isShared: true,
};

/** What is sent for a request, and what the source of the pages was asked for. */
async function sent(headers: Readonly<Record<string, string>>, answer: PageAnswer = DRAWN) {
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
    sendPage(request, reply.header('content-security-policy', "style-src 'self'"), {
      ...{ pages, originOf: () => 'https://lucka.example', shell: () => '', settings: {} },
    }),
  );
  const response = await app.inject({ url: '/shop/1/menu?spotId=4', headers });
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
      vary: 'Cookie, Accept-Encoding',
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

  it('allows the styles of the page by their hashes', async () => {
    const { headers } = (await sent({})).response;
    expect(headers['content-security-policy']).toBe("style-src 'sha256-x' 'self'");
  });

  it('asks for the address with its query, in the language of the cookie, else in Swedish', async () => {
    expect((await sent({})).asked).toMatchObject({ address: '/shop/1/menu?spotId=4', language: 'sv' });
    const { asked } = await sent({ cookie: '.AspNetCore.Culture=c%3Dfi%7Cuic%3Dfi' });
    expect(asked?.language).toBe('fi');
  });

  it('redirects', async () => {
    const { response } = await sent({}, { kind: 'redirect', to: '/shop/1/order-type' });
    expect([response.statusCode, response.headers.location]).toEqual([302, '/shop/1/order-type']);
  });
});
