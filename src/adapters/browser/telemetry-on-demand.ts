import type { BatchedTelemetry, TelemetryDeps } from '@/adapters/browser/batched-telemetry';
import { TELEMETRY_USER_COOKIE } from '@/adapters/browser/telemetry-defaults';
import type { Telemetry } from '@/domain/ports/telemetry';

/** Loads the telemetry with the first page view, so that a site without it loads none of it. */
export class TelemetryOnDemand implements Telemetry {
  readonly #deps: TelemetryDeps;
  readonly #page: EventTarget;
  #telemetry: Promise<BatchedTelemetry> | undefined;

  constructor(deps: TelemetryDeps, page: EventTarget) {
    this.#deps = deps;
    this.#page = page;
  }

  isConfigured(): boolean {
    return true;
  }

  pageView(view: { readonly name: string; readonly path: string }): void {
    const telemetry = (this.#telemetry ??= this.#fetch());
    telemetry.then(
      (loaded) => {
        if (this.#telemetry === telemetry) loaded.pageView(view);
      },
      () => (this.#telemetry = undefined),
    );
  }

  discard(): void {
    const telemetry = this.#telemetry;
    this.#telemetry = undefined;
    this.#deps.cookies.write(`${TELEMETRY_USER_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; Secure`);
    telemetry?.then(
      (loaded) => loaded.discard(),
      () => undefined,
    );
  }

  async #fetch(): Promise<BatchedTelemetry> {
    const { BatchedTelemetry } = await import('@/adapters/browser/batched-telemetry');
    const telemetry = new BatchedTelemetry(this.#deps);
    this.#page.addEventListener('pagehide', () => telemetry.flush());
    return telemetry;
  }
}
