import type { Tracer } from '@api/tracing/tracer';

type Fetch = typeof globalThis.fetch;

/** A span for each call of the back end, which may continue the trace. */
export const tracedFetch =
  (tracer: Tracer, fetch: Fetch): Fetch =>
  (input, init) =>
    tracer.trace(
      { name: 'call of the back end', kind: 'call' },
      () => {
        const request = new Request(input, init);
        for (const [name, value] of Object.entries(tracer.headers())) request.headers.set(name, value);
        return fetch(request);
      },
      ({ status }) => ({ 'http.response.status_code': status }),
    );
