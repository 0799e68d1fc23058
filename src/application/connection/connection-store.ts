import { makeAutoObservable } from 'mobx';

/** Whether the network is there, as the browser reports it. */
export class ConnectionStore {
  isOnline = true;

  constructor() {
    makeAutoObservable(this);
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}
