import type { Deps } from '@/domain/ports/deps';
import { ConfirmLeaving } from '@/application/navigation/confirm-leaving';
import { buildPath } from '@/domain/navigation/build-path';
import { Navigator } from '@/domain/ports/navigator';

/**
 * The back button: one step back, or home when there is none, after a question where one is needed. Source: spec §2;
 * SHELL-16.
 */
export class GoBack {
  static readonly needs = { confirmLeaving: ConfirmLeaving, navigator: Navigator };

  private readonly deps: Deps<typeof GoBack>;

  constructor(deps: Deps<typeof GoBack>) {
    this.deps = deps;
  }

  async goBack(): Promise<void> {
    if (await this.deps.confirmLeaving.confirm('back')) await this.deps.navigator.back(buildPath.home());
  }
}
