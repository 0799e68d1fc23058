import { paths } from '@/adapters/contract/paths';
import { webVitals } from '@/adapters/contract/web-vitals';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { UNKNOWN_PATH } from '@api/http/problems';
import type { Meter } from '@api/metrics/meter';

const REPORT_MAX_BYTES = 1_024;

/**
 * Measures how fast pages are for visitors who consented, if `LUCKA_WEB_VITALS` is on. Nothing of the request but its
 * values is used.
 */
export function webVitalRoutes(
  app: ApiServer,
  { meter, isOn }: { readonly meter: Meter; readonly isOn: boolean },
): void {
  app.post(
    paths.webVitals,
    {
      schema: { body: webVitals },
      bodyLimit: REPORT_MAX_BYTES,
      config: {
        rateLimit: 'report',
        document: {
          summary: 'Report how fast a page was; 404 where pages are not measured',
          answers: { 204: DONE },
          refusals: [404],
        },
      },
    },
    (request, reply) => {
      if (!isOn) return sendProblem(reply, UNKNOWN_PATH);
      const { route, lcp, inp, ttfb, cls } = request.body;
      if (lcp !== undefined) meter.observe('largestPaint', lcp / 1000, { route });
      if (inp !== undefined) meter.observe('interaction', inp / 1000, { route });
      if (ttfb !== undefined) meter.observe('firstByte', ttfb / 1000, { route });
      if (cls !== undefined) meter.observe('layoutShift', cls, { route });
      return reply.code(204).send();
    },
  );
}
