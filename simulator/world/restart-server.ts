import type { World } from '@simulator/world/world';
import { wait } from '@/domain/ports/clock';

/** The server dies, and another process takes its place after a while, unless somebody else has seen to that. */
export async function restartServer(
  { server, clock }: Pick<World, 'server' | 'clock'>,
  forMs: number,
): Promise<string> {
  if (!server.isUp) return 'it is down already';
  server.crash();
  await wait(clock, forMs);
  if (!server.isUp) await server.open();
  return 'done';
}
