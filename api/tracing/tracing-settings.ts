import { err, ok, type Result } from '@/domain/shared/result';

/** By OpenTelemetry's own names; its exporter also reads `OTEL_EXPORTER_OTLP_HEADERS` and `…_TIMEOUT`. */
export interface TracingSettings {
  /** The collector, which gets JSON at `/v1/traces`. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** The share of new traces that is recorded, from 0 to 1; a trace of a trusted front keeps its choice. */
  readonly share: number;
}

type ReadSetting = <Value>(
  name: string,
  fallback: Value,
  parse: (text: string) => Result<Value, string>,
) => Value;

/** Undefined without a collector. */
export function readTracingSettings(
  read: ReadSetting,
  usualServiceName: string,
): TracingSettings | undefined {
  const endpoint = read<string | undefined>('OTEL_EXPORTER_OTLP_ENDPOINT', undefined, httpAddress);
  const serviceName = read('OTEL_SERVICE_NAME', usualServiceName, (text) => ok(text));
  const share = read('OTEL_TRACES_SAMPLER_ARG', 1, shareOfAll);
  return endpoint === undefined ? undefined : { endpoint, serviceName, share };
}

function httpAddress(text: string): Result<string, string> {
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  return isHttp ? ok(text) : err('the address of a collector, like http://localhost:4318');
}

const shareOfAll = (text: string): Result<number, string> =>
  /^(?:0|1|[01]?\.\d{1,9})$/.test(text) && Number(text) <= 1 ? ok(Number(text)) : err('a number from 0 to 1');
