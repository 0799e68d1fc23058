import * as z from 'zod/mini';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';

const REPORT_MAX_BYTES = 16_384;
const ID = /^lucka:[a-z-]{1,60}$/;
const MESSAGE_MAX_CHARS = 4_000;

const failure = z.object({
  id: z.string().check(z.regex(ID)),
  message: z.string(),
  url: z.string(),
  at: z.string(),
});

/**
 * Logs errors from visitors' browsers, if `LUCKA_FAILURE_ADDRESS` is set to this call. Of the page's address only the
 * path is logged, and of the request nothing else. Source: OPEN-23; HAND-10.
 */
export function failureRoutes(app: ApiServer): void {
  app.post(
    '/api/failure-report',
    {
      schema: { body: failure },
      bodyLimit: REPORT_MAX_BYTES,
      config: {
        rateLimit: 'report',
        document: { summary: 'Report an error in a browser', answers: { 204: DONE } },
      },
    },
    (request, reply) => {
      const { id, message, url, at } = request.body;
      const page = URL.canParse(url) ? new URL(url).pathname.slice(0, 200) : '';
      const broke = { id, page, at: at.slice(0, 30), message: message.slice(0, MESSAGE_MAX_CHARS) };
      request.log.error({ broke }, 'Error in a browser');
      return reply.code(204).send();
    },
  );
}
