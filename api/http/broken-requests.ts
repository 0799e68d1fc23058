import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_CONTENT_TYPE } from '@/adapters/contract/problem';
import { problemDtoOf, sendProblem, type Problem } from '@api/http/problem';
import { BAD_REQUEST } from '@api/http/problems';
import { apiHeaders } from '@api/http/security-headers';

/** How long the client has to read the answer and close. */
const CLOSE_DELAY_MS = 1_000;

/** Answers malformed, slow or oversized requests with a problem. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const problem: Problem = { ...BAD_REQUEST, status: statusOf(error.code) };
  const body = JSON.stringify(problemDtoOf(problem));
  const headers = {
    ...apiHeaders(''),
    'content-type': PROBLEM_CONTENT_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${problem.status} Refused\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  // A slow client would otherwise keep its half of the connection open.
  const limit = setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref();
  socket.once('close', () => clearTimeout(limit));
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** An address that cannot be decoded reaches no hook or route. */
export function answerBrokenUrl(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(reply.headers(apiHeaders('')), BAD_REQUEST);
}
