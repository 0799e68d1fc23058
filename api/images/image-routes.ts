import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { UNKNOWN_PATH } from '@api/http/problems';
import { IMAGE_WIDTHS, type ImageSource, type ImageWidth } from '@api/images/image-source';

const DEFAULT_WIDTH: ImageWidth = 640;
const PICTURES = {
  200: { description: 'The picture', contentType: 'image/webp', headers: ['etag'] },
  304: { description: 'Not modified' },
};
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * GET /api/images/{url}. The address is an id, looked up in the source's table only; `_t` just changes the address when
 * the menu is reloaded. Source: spec §7, AMB-65, OPEN-45; API-23; FAULT-X4.
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
      const shown = [edition, id, picture.edition, width].join('\0');
      const tag = `"${createHash('sha256').update(shown).digest('base64url')}"`;
      const headers = {
        etag: tag,
        'cache-control': IMMUTABLE,
        'content-security-policy': "default-src 'none'; sandbox",
      };
      if (request.headers['if-none-match'] === tag) return reply.code(304).headers(headers).send();
      // Set only with a picture: an error must not be cached for a year.
      const bytes = await picture.render(width);
      return reply
        .headers(headers)
        .type('image/webp')
        .header('content-disposition', 'inline; filename="image.webp"')
        .send(Buffer.from(bytes));
    },
  );
}

function widthOf(text: string | undefined): ImageWidth | undefined {
  return text === undefined ? DEFAULT_WIDTH : IMAGE_WIDTHS.find((width) => String(width) === text);
}
