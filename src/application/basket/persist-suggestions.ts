import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { BasketStore } from '@/application/basket/basket-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import type { ArticleCode } from '@/domain/menu/menu';
import type { Disposer } from '@/domain/ports/clock';
import { SuggestionStorage } from '@/domain/ports/stored-value';

/** Stores which articles were already suggested, until the basket is cleared. Source: OPEN-28. */
export class PersistSuggestions implements BackgroundService {
  static readonly needs = { storage: SuggestionStorage, suggestions: SuggestionStore, baskets: BasketStore };

  private readonly deps: Deps<typeof PersistSuggestions>;

  constructor(deps: Deps<typeof PersistSuggestions>) {
    this.deps = deps;
  }

  start(): Disposer {
    let fromElsewhere: readonly ArticleCode[] | undefined;
    return disposeAll(
      reaction(
        () => this.deps.baskets.seed,
        (_, before) => before !== undefined && this.deps.suggestions.setOffered([]),
      ),
      reaction(
        () => this.deps.suggestions.offered,
        (offered) => {
          if (offered !== fromElsewhere) this.deps.storage.save(offered);
        },
      ),
      this.deps.storage.onChangedElsewhere((offered = []) => {
        fromElsewhere = offered;
        this.deps.suggestions.setOffered(offered);
      }),
    );
  }
}
