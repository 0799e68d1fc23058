import * as z from 'zod/mini';
import { matchRoute } from '@/domain/navigation/match-route';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import type { ThrownError } from '@api/failures/failure';

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
 * Logs and forwards errors from visitors' browsers, if `LUCKA_FAILURE_ADDRESS` is set to this call. Of the page's
 * address only the path is logged and only the screen forwarded, and of the request nothing else. Source: OPEN-23;
 * HAND-10.
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
      const path = URL.canParse(url) ? new URL(url).pathname : '';
      const page = path.slice(0, 200);
      const broke = { id, page, at: at.slice(0, 30), message: message.slice(0, MESSAGE_MAX_CHARS) };
      request.log.error({ broke }, 'Error in a browser');
      app.reportFailure({
        ...{ from: 'browser', code: id, errors: [thrownIn(broke.message)] },
        ...{ route: matchRoute(path)?.name, requestId: request.id },
      });
      return reply.code(204).send();
    },
  );
}

/** The report has the stack with type and message before it, or a message alone. */
function thrownIn(report: string): ThrownError {
  const [first = ''] = report.split('\n', 1);
  const [, type = 'Error', message = first] = /^([A-Z]\w{0,60}): (.*)$/.exec(first) ?? [];
  return { type, message, stack: report };
}
