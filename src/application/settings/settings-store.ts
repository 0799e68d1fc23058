import { makeAutoObservable, observableRef } from 'mobx';
import { IDLE, loadedValue, type Loadable } from '@/application/shared/loadable';
import type { Settings } from '@/domain/settings/settings';

/** The settings of the chain. */
export class SettingsStore {
  loading: Loadable<Settings> = IDLE;

  constructor() {
    makeAutoObservable(this, { loading: observableRef });
  }

  get settings(): Settings | undefined {
    return loadedValue(this.loading);
  }

  setLoading(loading: Loadable<Settings>): void {
    this.loading = loading;
  }
}
