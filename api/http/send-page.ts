import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cultureCookie, readCultureCookie } from '@/adapters/contract/culture-cookie';
import { languageOfAddress, withoutLanguage } from '@/domain/navigation/language-query';
import type { Language } from '@/domain/shared/language';
import { compressionFor } from '@api/http/compressed-texts';
import { isKnownTag } from '@api/http/is-known-tag';
import type { PageAnswer, PageBody, PageRequest, PageSource } from '@api/http/page-source';
import { requestLanguage } from '@api/http/request-language';
import type { RequestOrigin } from '@api/http/request-origin';

/** For caches of others: a change is seen within a minute, and the visitor's own browser asks each time. */
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60';

/** With the cookie of this visitor. */
const OWN = 'private, max-age=0, must-revalidate';

type SourceExpressions = Pick<Extract<PageAnswer, { kind: 'page' }>, 'styleHashes' | 'scriptHashes'>;

interface SentPage extends Pick<PageRequest, 'shell' | 'settings' | 'languages'> {
  readonly pages: PageSource;
  readonly originOf: RequestOrigin;
}

/**
 * Sends the page that the source draws for the request's address: in the language that the address names, else in that
 * of the cookie, else in that of a first visit. What was decided is set as cookie, so that program and orders follow;
 * where the chain names no language nothing is decided. Source: DEC-136.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, originOf, ...named }: SentPage,
): Promise<FastifyReply> {
  const language = languageOfPage(request, named.languages);
  const origin = originOf(request) ?? '';
  const answer = await pages.page({
    ...{ address: withoutLanguage(request.url), language, origin, visitor: request.ip },
    ...named,
  });
  reply.header('vary', 'Cookie, Accept-Language, Accept-Encoding');
  const isDecided = named.languages.length > 0 && readCultureCookie(request.headers.cookie) !== language;
  if (isDecided) {
    const isSecure = origin.startsWith('https:');
    reply.header('set-cookie', cultureCookie(language, { isSecure, isChosen: false }));
  }
  if (answer.kind === 'redirect') return reply.code(302).header('location', answer.to).send();
  reply.headers({
    'content-security-policy': withInline(reply, answer),
    etag: answer.body.etag,
    ...(answer.isShared && { 'cache-control': isDecided ? OWN : SHARED }),
  });
  request.isSameForAll = answer.isShared;
  if (answer.status === 200 && isKnownTag(request.headers['if-none-match'], answer.body.etag))
    return reply.code(304).send();
  return sendBody(request, reply.code(answer.status).type('text/html; charset=utf-8'), answer.body);
}

function languageOfPage({ url, headers }: FastifyRequest, offered: readonly Language[]): Language {
  const named = languageOfAddress(url);
  return named !== undefined && offered.includes(named) ? named : requestLanguage(headers, offered);
}

const withInline = (reply: FastifyReply, { styleHashes, scriptHashes }: SourceExpressions): string =>
  String(reply.getHeader('content-security-policy'))
    .replace('style-src ', () => ['style-src', ...styleHashes, ''].join(' '))
    .replace('script-src ', () => ['script-src', ...scriptHashes, ''].join(' '));

async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { brotli, gzip }: PageBody,
): Promise<FastifyReply> {
  const encoding = compressionFor(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(await promisify(gunzip)(gzip));
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? brotli : gzip);
}
