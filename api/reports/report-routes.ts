import * as z from 'zod/mini';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';

const REPORT_MAX_BYTES = 8_192;

const oldReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
  }),
});
const newReports = z.array(
  z.object({ body: z.optional(z.object({ effectiveDirective: z.optional(z.string()) })) }),
);

/**
 * Receives browsers' reports of content security policy violations. Only the directive's name is logged: the sender
 * controls the rest, which may contain a visitor's address.
 */
export function reportRoutes(app: ApiServer): void {
  app.register((scope: ApiServer, _options, done) => {
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(types, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.post(
      '/api/csp-report',
      {
        bodyLimit: REPORT_MAX_BYTES,
        config: {
          rateLimit: 'report',
          acceptsAnyBody: true,
          document: {
            summary: 'Report a violation of the content security policy',
            ...{ answers: { 204: DONE }, bodyTypes: types },
          },
        },
      },
      (request, reply) => {
        const directives = directivesOf(request.body).map((name) =>
          name.replaceAll(/[^a-z-]/gi, '').slice(0, 40),
        );
        request.log.warn({ directives }, 'The content security policy was violated');
        return reply.code(204).send();
      },
    );
    done();
  });
}

function directivesOf(body: unknown): readonly string[] {
  const one = oldReport.safeParse(body);
  if (one.success) {
    const report = one.data['csp-report'];
    return [report['effective-directive'] ?? report['violated-directive'] ?? ''];
  }
  const several = newReports.safeParse(body);
  return several.success
    ? several.data.slice(0, 20).map((entry) => entry.body?.effectiveDirective ?? '')
    : [];
}
