import underPressure from '@fastify/under-pressure';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { unavailable } from '@api/http/problems';

const RETRY_SECONDS = 5;

/** Asks visitors to come back when the process cannot keep up, rather than letting all of them wait. */
export async function refuseUnderPressure(app: ApiServer, maxEventLoopDelayMs: number): Promise<void> {
  if (maxEventLoopDelayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: (_request, reply) => void sendProblem(reply, unavailable(RETRY_SECONDS)),
  });
}
