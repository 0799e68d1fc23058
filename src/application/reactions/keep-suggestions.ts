import { reaction } from 'mobx';
import { type StandingWork, stopAll } from '@/application/reactions/standing-work';
import type { SuggestionStore } from '@/application/stores/suggestion-store';
import type { ArticleCode } from '@/domain/menu/menu';
import type { Stop } from '@/domain/ports/clock';
import type { SuggestionStorage } from '@/domain/ports/kept-value';

/** Keeps which articles were already suggested for this basket. Source: OPEN-28. */
export class KeepSuggestions implements StandingWork {
  private readonly storage: SuggestionStorage;
  private readonly suggestions: SuggestionStore;

  constructor(storage: SuggestionStorage, suggestions: SuggestionStore) {
    this.storage = storage;
    this.suggestions = suggestions;
  }

  start(): Stop {
    let fromElsewhere: readonly ArticleCode[] | undefined;
    return stopAll(
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
