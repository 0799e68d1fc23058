import type { DishDraft } from '@/application/page/page-dish';
import type { ArticleCode } from '@/domain/menu/menu';

type TakeDraft = (code: ArticleCode) => DishDraft | undefined;

/** Hands over to the program what was chosen of a dish in a page of the server. Source: DEC-171. */
export class PageDrafts {
  private takeDraft: TakeDraft | undefined;

  /** From the call of `takeDraft` on, the program answers the visitor. */
  begin(takeDraft: TakeDraft): void {
    this.takeDraft = takeDraft;
  }

  /** Undefined for another dish, and from the second call on. */
  take(code: ArticleCode): DishDraft | undefined {
    const draft = this.takeDraft?.(code);
    if (draft !== undefined) this.takeDraft = undefined;
    return draft;
  }
}
