import { Clock } from '@/domain/ports/clock';
import { Cultures } from '@/domain/ports/cultures';
import type { Deps } from '@/domain/ports/deps';
import { firstLanguage } from '@/domain/shared/first-language';
import { type Language, LANGUAGES } from '@/domain/shared/language';

/** What a page knows of its visitor's language. */
export interface LanguageHints {
  /** The language of the page that the server drew for this visitor. */
  readonly drawn?: Language | undefined;
  /** The language that the address names. */
  readonly named?: Language | undefined;
  /** The language tags of the browser, the preferred first. */
  readonly preferred: readonly string[];
}

/** Longer, a visitor does not look at an empty page for the sake of the language. */
const PATIENCE_MS = 2_000;

/**
 * Decides the language of a visitor without a culture cookie, as the server does (DEC-136), and stores it as the
 * cookie. Where the languages of the chain cannot be read, the browser's hold, as far as the program has them; where
 * the chain names none, nothing is decided.
 */
export class ChooseFirstLanguage {
  static readonly needs = { cultures: Cultures, clock: Clock };

  private readonly deps: Deps<typeof ChooseFirstLanguage>;

  constructor(deps: Deps<typeof ChooseFirstLanguage>) {
    this.deps = deps;
  }

  async choose({ drawn, named, preferred }: LanguageHints): Promise<void> {
    const { cultures } = this.deps;
    const known = cultures.known();
    if (drawn !== undefined) return known === undefined ? cultures.remember(drawn) : undefined;
    if (known !== undefined && (named === undefined || named === known)) return;
    const offered = await this.offered();
    if (offered.length === 0) return;
    const wished = [named, known].flatMap((language) => language ?? []);
    cultures.remember(firstLanguage([...wished, ...preferred], offered));
  }

  private async offered(): Promise<readonly Language[]> {
    const { cultures, clock } = this.deps;
    const limit = new AbortController();
    const stop = clock.after(PATIENCE_MS, () => limit.abort());
    const answer = await cultures.languages(limit.signal);
    stop();
    if (answer.ok) return answer.value;
    return answer.error.kind === 'notConfigured' ? [] : LANGUAGES;
  }
}
