import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ApiServer } from '@api/http/api-server';
import { isKnownTag } from '@api/http/is-known-tag';
import { sendProblem } from '@api/http/problem';
import { UNKNOWN_PATH } from '@api/http/problems';
import { acceptsAvif } from '@api/images/accepts-avif';
import { IMAGE_WIDTHS, type ImageSource, type ImageWidth } from '@api/images/image-source';

const DEFAULT_WIDTH: ImageWidth = 640;
const PICTURES = {
  200: { description: 'The picture', contentType: ['image/avif', 'image/webp'], headers: ['etag'] },
  304: { description: 'Not modified' },
};
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * GET /api/images/{url}. The address is an id, looked up in the source's table only; `_t` just changes the address when
 * the menu is reloaded. A browser that accepts AVIF gets it where it is smaller; all others get WebP.
 * Source: spec §7, AMB-65, OPEN-45; API-23; FAULT-X4.
 */
export function imageRoutes(
  app: ApiServer,
  { images, edition }: { readonly images: ImageSource; readonly edition: string },
): void {
  app.get(
    '/api/images/:id',
    {
      config: { document: { summary: 'A picture', answers: PICTURES, refusals: [404] } },
      schema: {
        params: z.object({ id: z.string() }),
        querystring: z.object({ w: z.optional(z.string()), _t: z.optional(z.string()) }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const width = widthOf(request.query.w);
      const picture = width === undefined ? undefined : await images.find(id);
      if (width === undefined || picture === undefined) return sendProblem(reply, UNKNOWN_PATH);
      const tags = tagsOf([edition, id, picture.edition, width]);
      const isAvifAccepted = acceptsAvif(request.headers.accept);
      const headers = {
        'cache-control': IMMUTABLE,
        vary: 'Accept',
        'content-security-policy': "default-src 'none'; sandbox",
      };
      const known = request.headers['if-none-match'];
      // A cached WebP is not replaced by an AVIF.
      const cached = [...(isAvifAccepted ? [tags.avif] : []), tags.webp].find((tag) =>
        isKnownTag(known, tag),
      );
      if (cached !== undefined) return reply.code(304).headers(headers).header('etag', cached).send();
      const { webp, avif } = await picture.render(width);
      const smaller = isAvifAccepted ? avif : undefined;
      const format = smaller === undefined ? 'webp' : 'avif';
      // Set only with a picture: an error must not be cached for a year.
      return reply
        .headers(headers)
        .header('etag', tags[format])
        .type(`image/${format}`)
        .header('content-disposition', `inline; filename="image.${format}"`)
        .send(Buffer.from(smaller ?? webp));
    },
  );
}

/** The ETag of each format of what is shown. */
function tagsOf(shown: readonly (string | number)[]): { readonly avif: string; readonly webp: string } {
  const hash = createHash('sha256').update(shown.join('\0')).digest('base64url');
  return { avif: `"${hash}.avif"`, webp: `"${hash}.webp"` };
}

function widthOf(text: string | undefined): ImageWidth | undefined {
  return text === undefined ? DEFAULT_WIDTH : IMAGE_WIDTHS.find((width) => String(width) === text);
}
