import { isOurs } from '@/adapters/browser/service-worker/may-be-kept';

/**
 * The server's response where it comes in time, is ours and no server error; else the cached one; where nothing is
 * cached, whatever the network answers.
 */
export async function serverFirst(
  asked: Promise<Response>,
  findStored: () => Promise<Response | undefined>,
  patience: Promise<void>,
): Promise<Response> {
  const wanted = asked.then(
    (answer) => (isOurs(answer) && answer.status < 500 ? answer : undefined),
    () => undefined,
  );
  const inTime = await Promise.race([wanted, patience]);
  return inTime ?? (await findStored()) ?? (await asked);
}
