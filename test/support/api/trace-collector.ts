import * as z from 'zod/mini';
import { openLocalServer, type LocalServer } from '@test/support/payments/local-server';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.optional(z.string()), intValue: z.optional(z.number()) }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              attributes: z.array(attribute),
              status: z.object({ code: z.optional(z.number()), message: z.optional(z.string()) }),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  readonly service: unknown;
  readonly trace: string;
  readonly id: string;
  readonly parent: string | undefined;
  readonly name: string;
  readonly notes: Readonly<Record<string, unknown>>;
  readonly isFailed: boolean;
  /** The name of the error. */
  readonly failure: string | undefined;
}

export interface TraceCollector extends Pick<LocalServer, 'address' | 'close' | 'faults'> {
  readonly spans: ReceivedSpan[];
  /** All that was received, to search for what must not be in it. */
  readonly bodies: string[];
}

/** A collector that reads OTLP in JSON, as an OpenTelemetry collector does at `/v1/traces`. */
export async function openTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = await openLocalServer(({ url, body }) => {
    if (url.pathname !== '/v1/traces') return { status: 404, body: {} };
    bodies.push(body);
    spans.push(...spansOf(body));
    return { status: 200, body: {} };
  });
  return { address: server.address, faults: server.faults, close: server.close, spans, bodies };
}

const ERROR = 2;

const spansOf = (body: string): readonly ReceivedSpan[] =>
  exported.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        service: notesOf(resource.attributes)['service.name'],
        ...{ trace: span.traceId, id: span.spanId, parent: span.parentSpanId, name: span.name },
        ...{
          notes: notesOf(span.attributes),
          isFailed: span.status.code === ERROR,
          failure: span.status.message,
        },
      })),
    ),
  );

const notesOf = (attributes: readonly z.infer<typeof attribute>[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
