import { problemDto } from '@/adapters/contract/problem';
import { FRONT_ORIGIN_HEADER } from '@api/http/front-origin';
import { FRONT_OF_OTHER_ORIGIN } from '@api/http/problems';
import { StartupError } from '@api/system/startup-error';

/**
 * Asks a reference API whether it was started for the public origin; a back end of another kind has no such rule, and
 * one that does not answer yet refuses each call by itself.
 *
 * @throws StartupError if it was started for another origin, or as a demonstration for its own machine.
 */
export async function checkBackEnd(
  api: string,
  publicOrigin: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  if (publicOrigin === undefined) return;
  const headers = { [FRONT_ORIGIN_HEADER]: publicOrigin };
  const answer = await fetch(new URL('/healthz', api), { headers }).catch(() => undefined);
  if (answer?.status !== FRONT_OF_OTHER_ORIGIN.status) return;
  const problem: unknown = await answer.json().catch(() => undefined);
  const read = problemDto.safeParse(problem);
  if (read.data?.type?.endsWith(`:${FRONT_OF_OTHER_ORIGIN.code}`) !== true) return;
  throw new StartupError(
    `${api} was not started for ${publicOrigin}: start it with PUBLIC_ORIGIN=${publicOrigin}. Without it, it is a ` +
      'demonstration for its own machine, whose mails and passwords anyone could read here.',
  );
}
