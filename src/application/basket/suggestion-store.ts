import { makeAutoObservable, observableRef } from 'mobx';
import type { ArticleCode } from '@/domain/menu/menu';

/** The codes that were already suggested for this basket (OPEN-28), and, until the page is closed, by which article. */
export class SuggestionStore {
  offered: readonly ArticleCode[] = [];
  offeredWith: ReadonlyMap<ArticleCode, readonly ArticleCode[]> = new Map();

  constructor() {
    makeAutoObservable(this, { offered: observableRef, offeredWith: observableRef });
  }

  setOffered(offered: readonly ArticleCode[]): void {
    this.offered = offered;
  }

  addOffered(articleCode: ArticleCode, codes: readonly ArticleCode[]): void {
    this.offered = [...this.offered, ...codes];
    this.offeredWith = new Map([...this.offeredWith, [articleCode, codes]]);
  }
}
