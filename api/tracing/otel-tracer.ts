import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer as OpenTelemetryTracer,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Notes, RequestSpan, Step, TracedRequest, Tracer } from '@api/tracing/tracer';
import type { TracingSettings } from '@api/tracing/tracing-settings';

export interface OtelTracerOptions {
  readonly settings: TracingSettings;
  readonly version: string;
  /** Gets each failure to deliver; spans that wait are dropped beyond 2 048. */
  readonly report: (error: unknown) => void;
}

const EXPORT_INTERVAL_MS = 1_000;
const CLOSE_LIMIT_MS = 2_000;
const KINDS = { call: SpanKind.CLIENT, work: SpanKind.INTERNAL } as const;

/**
 * Sends spans to an OpenTelemetry collector. Registers nothing globally: spans begin at the seams of this program
 * alone, so that no library has to be patched, which a bundled ES module does not allow.
 */
export class OtelTracer implements Tracer {
  readonly #provider: TracerProvider;
  readonly #tracer: OpenTelemetryTracer;
  readonly #propagator = new W3CTraceContextPropagator();
  readonly #current = new AsyncLocalStorage<Context>();

  constructor({ settings: { endpoint, serviceName, share }, version, report }: OtelTracerOptions) {
    const url = new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href;
    const exporter = reporting(new OTLPTraceExporter({ url }), report);
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: EXPORT_INTERVAL_MS })],
    });
    this.#tracer = this.#provider.getTracer('lucka', version);
  }

  get isTracing(): boolean {
    return this.#current.getStore() !== undefined;
  }

  async trace<Outcome>(
    { name, kind, notes = {} }: Step,
    work: () => Promise<Outcome>,
    noteOutcome?: (outcome: Outcome) => Notes,
  ): Promise<Outcome> {
    const parent = this.#current.getStore() ?? ROOT_CONTEXT;
    const span = this.#tracer.startSpan(name, { kind: KINDS[kind], attributes: notes }, parent);
    try {
      const outcome = await this.#current.run(trace.setSpan(parent, span), work);
      if (noteOutcome !== undefined) span.setAttributes(noteOutcome(outcome));
      return outcome;
    } catch (error) {
      const message = error instanceof Error ? error.name : 'unknown';
      span.setStatus({ code: SpanStatusCode.ERROR, message });
      throw error;
    } finally {
      span.end();
    }
  }

  request({ method, headers, isOwn }: TracedRequest): RequestSpan {
    const parent =
      (isOwn ? this.#current.getStore() : undefined) ??
      this.#propagator.extract(ROOT_CONTEXT, headers ?? {}, defaultTextMapGetter);
    const attributes = { 'http.request.method': method };
    const span = this.#tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    const context = trace.setSpan(parent, span);
    let isEnded = false;
    return {
      run: (work) => this.#current.run(context, work),
      end: ({ route, status, requestId }) => {
        if (isEnded) return;
        isEnded = true;
        if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
        span.setAttributes({ 'http.response.status_code': status, 'lucka.request_id': requestId });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  headers(): Readonly<Record<string, string>> {
    const headers: Record<string, string> = {};
    this.#propagator.inject(this.#current.getStore() ?? ROOT_CONTEXT, headers, defaultTextMapSetter);
    return headers;
  }

  async close(): Promise<void> {
    // A failure to deliver is reported by the exporter.
    const shutDown = this.#provider.shutdown().catch(() => undefined);
    await Promise.race([shutDown, pause(CLOSE_LIMIT_MS, undefined, { ref: false })]);
  }
}

const reporting = (exporter: SpanExporter, report: (error: unknown) => void): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.code !== ExportResultCode.SUCCESS) report(result.error);
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
});
