import type { SimulatedServer } from '@simulator/world/simulated-server';
import { type Clock, wait } from '@/domain/ports/clock';

/** Kills the server and starts another process after a while, unless it was started meanwhile. */
export async function restartServer(
  { server, clock }: { readonly server: SimulatedServer; readonly clock: Clock },
  forMs: number,
): Promise<string> {
  if (!server.isUp) return 'it is down already';
  server.crash();
  await wait(clock, forMs);
  if (!server.isUp) await server.open();
  return 'done';
}
