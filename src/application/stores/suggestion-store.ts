import { makeAutoObservable, observableRef } from 'mobx';
import type { ArticleCode } from '@/domain/menu/menu';

/** The codes that were already suggested for this basket (OPEN-28). */
export class SuggestionStore {
  offered: readonly ArticleCode[] = [];

  constructor() {
    makeAutoObservable(this, { offered: observableRef });
  }

  setOffered(offered: readonly ArticleCode[]): void {
    this.offered = offered;
  }
}
