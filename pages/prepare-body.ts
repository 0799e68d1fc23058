import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { PageBody } from '@api/http/page-source';

const BROTLI_QUALITY = 6;

/** A document as it is sent; compressed outside the event loop. */
export async function prepareBody(document: string): Promise<PageBody> {
  const bytes = Buffer.from(document);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, options),
    promisify(gzip)(bytes),
  ]);
  return {
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    brotli,
    gzip: gzipped,
  };
}
