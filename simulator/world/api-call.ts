import { toWebStream } from '@demo/in-process/to-web-stream';
import { SIMULATED_ORIGIN } from '@simulator/world/addresses';
import type { DirectResponse, DirectCall } from '@/adapters/http/direct-adapter';
import type { ApiServer } from '@api/http/api-server';

export type SimulatedCall = Omit<DirectCall, 'signal'> & Partial<Pick<DirectCall, 'signal'>>;

export interface SimulatedAnswer extends DirectResponse {
  readonly cookies: readonly string[];
}

/** The server has answered a call; nothing has happened to the answer on its way yet. */
export interface AnsweredCall {
  readonly kind: 'answered';
  readonly call: SimulatedCall;
  readonly answer: SimulatedAnswer;
  readonly tookMs: number;
}

const HOST = new URL(SIMULATED_ORIGIN).host;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

/** One call to a server of this process, whole; a stream of events goes on after the answer has begun. */
export async function ask(app: ApiServer, call: SimulatedCall): Promise<SimulatedAnswer> {
  const method = METHODS.find((known) => known === call.method) ?? 'GET';
  const request = {
    ...{ method, url: call.path, headers: { ...call.headers, host: HOST } },
    ...(call.body !== undefined && { payload: call.body }),
  };
  if (call.headers['accept'] === 'text/event-stream') {
    const { signal } = call;
    const isGone = signal?.aborted === true;
    const answer = await app.inject({
      ...request,
      payloadAsStream: true,
      ...(signal !== undefined && !isGone && { signal }),
    });
    const stream = answer.stream();
    // A client that has left before the call arrives receives nothing, and the server detects it.
    if (isGone) stream.destroy();
    return { ...headOf(answer), body: toWebStream(stream) };
  }
  const answer = await app.inject(request);
  return { ...headOf(answer), body: answer.payload };
}

interface Head {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

function headOf({ statusCode, headers }: Head): Omit<SimulatedAnswer, 'body'> {
  const all: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) all[name] = String(value);
  const cookies = headers['set-cookie'];
  return {
    status: statusCode,
    headers: all,
    cookies: Array.isArray(cookies) ? cookies.map(String) : cookies === undefined ? [] : [String(cookies)],
  };
}
