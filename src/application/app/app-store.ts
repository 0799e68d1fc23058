import { makeAutoObservable } from 'mobx';

/** How much of the program is there: home is drawn before the rest of it has come (docs/adr/0006-first-and-rest.md). */
export class AppStore {
  isAppLoaded = false;

  constructor() {
    makeAutoObservable(this);
  }

  markLoaded(): void {
    this.isAppLoaded = true;
  }
}
