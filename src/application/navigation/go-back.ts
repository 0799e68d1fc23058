import type { ConfirmLeaving } from '@/application/navigation/confirm-leaving';
import { buildPath } from '@/domain/navigation/build-path';
import type { Wayfinder } from '@/domain/ports/navigator';

/** The back button: one step back, or home when there is none, after the question where there is one. Source: spec §2; SHELL-16. */
export class GoBack {
  private readonly confirmLeaving: ConfirmLeaving;
  private readonly wayfinder: Wayfinder;

  constructor(confirmLeaving: ConfirmLeaving, wayfinder: Wayfinder) {
    this.confirmLeaving = confirmLeaving;
    this.wayfinder = wayfinder;
  }

  async execute(): Promise<void> {
    if (await this.confirmLeaving.execute('back')) await this.wayfinder.back(buildPath.home());
  }
}
