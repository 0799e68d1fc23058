import type { TelemetryLine } from '@/adapters/browser/batched-telemetry';
import type { Telemetry } from '@/domain/ports/telemetry';

/** Fetches the telemetry with the first page view, so that a site without it carries none of it. */
export class TelemetryOnDemand implements Telemetry {
  readonly #line: TelemetryLine;
  readonly #page: EventTarget;
  #telemetry: Promise<Telemetry> | undefined;

  constructor(line: TelemetryLine, page: EventTarget) {
    this.#line = line;
    this.#page = page;
  }

  pageView(view: { readonly name: string; readonly path: string }): void {
    this.#telemetry ??= this.#fetch();
    this.#telemetry.then(
      (telemetry) => telemetry.pageView(view),
      () => (this.#telemetry = undefined),
    );
  }

  async #fetch(): Promise<Telemetry> {
    const { BatchedTelemetry } = await import('@/adapters/browser/batched-telemetry');
    const telemetry = new BatchedTelemetry(this.#line);
    this.#page.addEventListener('pagehide', () => telemetry.flush());
    return telemetry;
  }
}
