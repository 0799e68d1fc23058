import { silentTracer, type Tracer } from '@api/tracing/tracer';
import type { TracingSettings } from '@api/tracing/tracing-settings';

export interface OpenTracerOptions {
  /** Undefined to record nothing. */
  readonly settings: TracingSettings | undefined;
  readonly version: string;
  readonly report: (error: unknown) => void;
}

/** OpenTelemetry is loaded only where a collector is set. */
export async function openTracer({ settings, version, report }: OpenTracerOptions): Promise<Tracer> {
  if (settings === undefined) return silentTracer;
  const { OtelTracer } = await import('@api/tracing/otel-tracer');
  return new OtelTracer({ settings, version, report });
}
