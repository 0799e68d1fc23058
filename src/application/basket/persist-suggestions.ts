import { reaction } from 'mobx';
import { type StandingWork, stopAll } from '@/application/shared/background-service';
import type { BasketStore } from '@/application/basket/basket-store';
import type { SuggestionStore } from '@/application/basket/suggestion-store';
import type { ArticleCode } from '@/domain/menu/menu';
import type { Stop } from '@/domain/ports/clock';
import type { SuggestionStorage } from '@/domain/ports/stored-value';

/** Keeps which articles were already suggested, until the basket is another one. Source: OPEN-28. */
export class KeepSuggestions implements StandingWork {
  private readonly storage: SuggestionStorage;
  private readonly suggestions: SuggestionStore;
  private readonly baskets: BasketStore;

  constructor(storage: SuggestionStorage, suggestions: SuggestionStore, baskets: BasketStore) {
    this.storage = storage;
    this.suggestions = suggestions;
    this.baskets = baskets;
  }

  start(): Stop {
    let fromElsewhere: readonly ArticleCode[] | undefined;
    return stopAll(
      reaction(
        () => this.baskets.seed,
        (_, before) => before !== undefined && this.suggestions.setOffered([]),
      ),
      reaction(
        () => this.suggestions.offered,
        (offered) => {
          if (offered !== fromElsewhere) this.storage.keep(offered);
        },
      ),
      this.storage.onChangedElsewhere((offered = []) => {
        fromElsewhere = offered;
        this.suggestions.setOffered(offered);
      }),
    );
  }
}
