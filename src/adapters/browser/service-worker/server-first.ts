import { isOurs } from '@/adapters/browser/service-worker/may-be-kept';

/**
 * The server's answer where it comes in time, is ours and no failure of the server; else what is kept; where nothing
 * is kept, whatever the network says.
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
