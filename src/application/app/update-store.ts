import { makeAutoObservable } from 'mobx';
import type { UpdateNews } from '@/domain/ports/app-updates';

/** The state of a newer version of the application. */
export class UpdateStore {
  news: UpdateNews | undefined = undefined;
  /** The visitor asked for it in this tab; in other tabs it may take over without a request. */
  isAsked = false;

  constructor() {
    makeAutoObservable(this);
  }

  get isAvailable(): boolean {
    return this.news !== undefined;
  }

  setNews(news: UpdateNews): void {
    this.news = news;
  }

  setAsked(): void {
    this.isAsked = true;
  }
}
