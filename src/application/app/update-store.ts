import { makeAutoObservable } from 'mobx';
import type { UpdateNews } from '@/domain/ports/app-updates';

/** What is known of a newer version of the program. */
export class UpdateStore {
  news: UpdateNews | undefined = undefined;
  /** Somebody here asked for it; in other tabs it may take over unasked. */
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
