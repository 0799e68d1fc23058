import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { ApiServer } from '@api/http/api-server';
import { compressionFor, CompressedTexts } from '@api/http/compressed-texts';
import { isKnownTag } from '@api/http/is-known-tag';

/** Counting the bytes of a large menu at each answer would cost more than all else. */
const SMALLEST_COMPRESSED_CHARS = 1_024;

/** A text with its ETag, for answers that are serialized once and sent often. */
export interface TaggedText {
  readonly text: string;
  readonly tag: string;
}

export const taggedText = (text: string): TaggedText => ({ text, tag: tagOf(text) });

/** Sends serialized JSON. */
export const sendText = (reply: FastifyReply, { text, tag }: TaggedText): FastifyReply =>
  reply
    .header('etag', tag)
    .type('application/json; charset=utf-8')
    .serializer((written: string) => written)
    .send(text);

const tagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/**
 * Public answers get an ETag and are compressed. Personal ones are not: their compressed length would reveal
 * similarities between a secret and an attacker's text.
 */
export function answerPublicly(app: ApiServer): void {
  const texts = new CompressedTexts();
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.isPublic !== true || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string') return payload;
    const given = reply.getHeader('etag');
    const tag = typeof given === 'string' ? given : tagOf(payload);
    reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    if (isKnownTag(request.headers['if-none-match'], tag)) {
      reply.code(304).removeHeader('content-length').removeHeader('content-type');
      return '';
    }
    const encoding = compressionFor(request.headers['accept-encoding']);
    if (payload.length < SMALLEST_COMPRESSED_CHARS) return payload;
    reply.removeHeader('content-length');
    // One shared buffer: many slow readers would otherwise each hold a copy.
    if (encoding === undefined) return texts.encode(payload, tag);
    reply.header('content-encoding', encoding);
    return texts.compress(payload, tag, encoding);
  });
}
