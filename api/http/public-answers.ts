import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ApiServer } from '@api/http/api-server';
import { compressionFor, CompressedTexts } from '@api/http/compressed-texts';

const SMALLEST_COMPRESSED_BYTES = 1_024;

/**
 * Answers that are the same for everybody get an ETag and are compressed. Personal ones never are: their length under
 * compression would tell what a stranger's text beside the secret has in common with it.
 */
export function answerPublicly(app: ApiServer): void {
  const texts = new CompressedTexts();
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.isPublic !== true || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string') return payload;
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    if (isKnown(request, tag)) {
      reply.code(304).removeHeader('content-length').removeHeader('content-type');
      return '';
    }
    const encoding = compressionFor(request.headers['accept-encoding']);
    if (encoding === undefined || Buffer.byteLength(payload) < SMALLEST_COMPRESSED_BYTES) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return texts.compress(payload, tag, encoding);
  });
}

function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((entry) => entry.trim() === tag);
}
