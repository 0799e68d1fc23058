import { RemoteScript } from '@test/support/memory/remote-script';
import type { Cultures } from '@/domain/ports/cultures';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';

export class MemoryCultures implements Cultures {
  readonly script = new RemoteScript();
  /** The language of the cookie. */
  chosen: Language | undefined;
  /** Undefined: no languages are configured. */
  listed: readonly Language[] | undefined = LANGUAGES;

  known(): Language | undefined {
    return this.chosen;
  }

  current(): Language {
    return this.chosen ?? DEFAULT_LANGUAGE;
  }

  remember(language: Language): void {
    this.chosen = language;
  }

  languages(
    signal?: AbortSignal,
  ): Promise<Result<readonly Language[], RemoteFailure | { readonly kind: 'notConfigured' }>> {
    return this.script.run('languages', signal, () =>
      this.listed === undefined ? err({ kind: 'notConfigured' as const }) : ok(this.listed),
    );
  }

  change(language: Language): Promise<Result<void, RemoteFailure>> {
    return this.script.run(`change ${language}`, undefined, () => {
      this.chosen = language;
      return ok(undefined);
    });
  }
}
