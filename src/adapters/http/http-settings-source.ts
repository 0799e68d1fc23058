import type { Deps } from '@/domain/ports/deps';

import { paths } from '@/adapters/contract/paths';
import { readSettings } from '@/adapters/contract/settings';
import type { OnOmitted } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { SettingsSource } from '@/domain/ports/settings-source';
import type { Settings } from '@/domain/settings/settings';
import type { Result } from '@/domain/shared/result';

/** A missing or unreadable setting counts as switched off; only the order types are required (DEC-44). */
export class HttpSettingsSource implements SettingsSource {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof HttpSettingsSource>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-settings', message: path });
  }

  settings(signal?: AbortSignal): Promise<Result<Settings, RemoteFailure>> {
    const options = { signal, isFresh: true, onOmitted: this.#onOmitted };
    return this.#calls.read(paths.settings, readSettings, options);
  }
}
