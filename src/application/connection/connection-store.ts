import { makeAutoObservable } from 'mobx';

/** Whether the browser reports a network. */
export class ConnectionStore {
  isOnline = true;

  constructor() {
    makeAutoObservable(this);
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}
