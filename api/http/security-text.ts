import type { Clock } from '@/domain/ports/clock';
import { addMs, formatInstant } from '@/domain/shared/instant';
import type { ApiServer } from '@api/http/api-server';
import type { RequestOrigin } from '@api/http/request-origin';
import { sendProblem } from '@api/http/problem';
import { UNKNOWN_PATH } from '@api/http/problems';

const PATH = '/.well-known/security.txt';
/** The text is written anew with each request; the form wants less than a year. */
const VALID_MS = 180 * 86_400_000;

export interface SecurityTextDeps {
  readonly clock: Clock;
  readonly originOf: RequestOrigin;
  readonly contactEmail: () => Promise<string | undefined>;
}

/** Where to report a vulnerability: the chain's own contact; 404 where it states none. Source: RFC 9116. */
export function serveSecurityText(app: ApiServer, { clock, originOf, contactEmail }: SecurityTextDeps): void {
  app.get(PATH, async (request, reply) => {
    const email = await contactEmail();
    if (email === undefined) return sendProblem(reply, UNKNOWN_PATH);
    const origin = originOf(request);
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${formatInstant(addMs(clock.now(), VALID_MS))}`,
      ...(origin === undefined ? [] : [`Canonical: ${origin}${PATH}`]),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
