import { makeAutoObservable } from 'mobx';

/** How much of the application is loaded: home is drawn before the rest (docs/adr/0006-first-and-rest.md). */
export class AppStore {
  isAppLoaded = false;

  constructor() {
    makeAutoObservable(this);
  }

  markLoaded(): void {
    this.isAppLoaded = true;
  }
}
