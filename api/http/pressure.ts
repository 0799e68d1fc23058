import underPressure from '@fastify/under-pressure';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { unavailable } from '@api/http/problems';

/**
 * How long the process is watched before its mean delay is judged. The library takes a time in which nothing was
 * measured for a delay without end: watched for a second, as it does by itself, one stall of a second on a busy machine
 * would turn away everybody.
 */
const WATCHED_MS = 10_000;

/** Asks visitors to come back when the process cannot keep up, rather than letting all of them wait. */
export async function refuseUnderPressure(
  app: ApiServer,
  maxEventLoopDelayMs: number,
  watchedMs = WATCHED_MS,
): Promise<void> {
  if (maxEventLoopDelayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: watchedMs,
    pressureHandler: (_request, reply) => void sendProblem(reply, unavailable(Math.ceil(watchedMs / 1000))),
  });
}
