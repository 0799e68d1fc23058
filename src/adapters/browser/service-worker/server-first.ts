import { isOurs } from '@/adapters/browser/service-worker/is-cacheable';

/**
 * The server's response where it comes in time, is ours and no server error; else the cached one; where nothing is
 * cached, whatever the network answers.
 */
export async function serverFirst(
  requested: Promise<Response>,
  findStored: () => Promise<Response | undefined>,
  patience: Promise<void>,
): Promise<Response> {
  const usable = requested.then(
    (answer) => (isOurs(answer) && answer.status < 500 ? answer : undefined),
    () => undefined,
  );
  const inTime = await Promise.race([usable, patience]);
  return inTime ?? (await findStored()) ?? (await requested);
}
