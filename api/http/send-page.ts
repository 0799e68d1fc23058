import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '@/domain/shared/language';
import { compressionFor } from '@api/http/compressed-texts';
import { cultureOf } from '@api/http/culture-cookie';
import type { PageBody, PageRequest, PageSource } from '@api/http/page-source';
import type { RequestOrigin } from '@api/http/request-origin';

/** For caches of others: a change is seen within a minute, and the visitor's own browser asks each time. */
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60';

interface SentPage extends Pick<PageRequest, 'shell' | 'settings'> {
  readonly pages: PageSource;
  readonly originOf: RequestOrigin;
}

/** Sends the page that the source draws for the request's address, in the language of its cookie. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, originOf, ...named }: SentPage,
): Promise<FastifyReply> {
  const answer = await pages.page({
    address: request.url,
    language: cultureOf(request.headers.cookie) ?? DEFAULT_LANGUAGE,
    origin: originOf(request) ?? '',
    ...named,
  });
  reply.header('vary', 'Cookie, Accept-Encoding');
  if (answer.kind === 'redirect') return reply.code(302).header('location', answer.to).send();
  reply.headers({
    'content-security-policy': withStyles(reply, answer.styleHashes),
    etag: answer.body.etag,
    ...(answer.isShared && { 'cache-control': SHARED }),
  });
  request.isSameForAll = answer.isShared;
  if (answer.status === 200 && request.headers['if-none-match'] === answer.body.etag)
    return reply.code(304).send();
  return sendBody(request, reply.code(answer.status).type('text/html; charset=utf-8'), answer.body);
}

const withStyles = (reply: FastifyReply, hashes: readonly string[]): string =>
  String(reply.getHeader('content-security-policy')).replace('style-src ', `style-src ${hashes.join(' ')} `);

async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { brotli, gzip }: PageBody,
): Promise<FastifyReply> {
  const encoding = compressionFor(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(await promisify(gunzip)(gzip));
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? brotli : gzip);
}
