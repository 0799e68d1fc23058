import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';
import { type StandingWork, stopAll } from '@/application/shared/background-service';
import { BasketStore } from '@/application/basket/basket-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import type { ArticleCode } from '@/domain/menu/menu';
import type { Stop } from '@/domain/ports/clock';
import { SuggestionStorage } from '@/domain/ports/stored-value';

/** Keeps which articles were already suggested, until the basket is another one. Source: OPEN-28. */
export class KeepSuggestions implements StandingWork {
  static readonly needs = { storage: SuggestionStorage, suggestions: SuggestionStore, baskets: BasketStore };

  private readonly deps: Deps<typeof KeepSuggestions>;

  constructor(deps: Deps<typeof KeepSuggestions>) {
    this.deps = deps;
  }

  start(): Stop {
    let fromElsewhere: readonly ArticleCode[] | undefined;
    return stopAll(
      reaction(
        () => this.deps.baskets.seed,
        (_, before) => before !== undefined && this.deps.suggestions.setOffered([]),
      ),
      reaction(
        () => this.deps.suggestions.offered,
        (offered) => {
          if (offered !== fromElsewhere) this.deps.storage.keep(offered);
        },
      ),
      this.deps.storage.onChangedElsewhere((offered = []) => {
        fromElsewhere = offered;
        this.deps.suggestions.setOffered(offered);
      }),
    );
  }
}
