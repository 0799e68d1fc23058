import { languagesDto } from '@/adapters/contract/culture';
import { paths } from '@/adapters/contract/paths';
import { strict } from '@/adapters/contract/tolerant';
import { readCultureCookie } from '@/adapters/http/culture-cookie';
import type { HttpCalls } from '@/adapters/http/http-calls';
import type { Cultures } from '@/domain/ports/cultures';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { DEFAULT_LANGUAGE, type Language, parseLanguage } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';

type LanguagesFailure = RemoteFailure | { readonly kind: 'notConfigured' };

export class HttpCultures implements Cultures {
  readonly #calls: HttpCalls;
  readonly #cookies: () => string;

  /** `cookies` returns `document.cookie`. */
  constructor(calls: HttpCalls, cookies: () => string) {
    this.#calls = calls;
    this.#cookies = cookies;
  }

  current(): Language {
    return readCultureCookie(this.#cookies()) ?? DEFAULT_LANGUAGE;
  }

  async languages(signal?: AbortSignal): Promise<Result<readonly Language[], LanguagesFailure>> {
    const answer = await this.#calls.read(paths.languages, strict(languagesDto), { signal });
    if (!answer.ok) return isNotFound(answer.error) ? err({ kind: 'notConfigured' }) : answer;
    return ok([...new Set(answer.value.flatMap((code) => parseLanguage(code) ?? []))]);
  }

  change(language: Language): Promise<Result<void, RemoteFailure>> {
    return this.#calls.command(paths.changeCulture, undefined, { query: { cultureCode: language } });
  }
}

const isNotFound = (failure: RemoteFailure): boolean => failure.kind === 'refused' && failure.status === 404;
