import { languagesDto } from '@/adapters/contract/culture';
import { paths } from '@/adapters/contract/paths';
import { strict } from '@/adapters/contract/tolerant';
import { cultureCookie, readCultureCookie } from '@/adapters/contract/culture-cookie';
import type { HttpCalls } from '@/adapters/http/http-calls';
import type { Cultures } from '@/domain/ports/cultures';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { DEFAULT_LANGUAGE, type Language, parseLanguage } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';

type LanguagesFailure = RemoteFailure | { readonly kind: 'notConfigured' };

export class HttpCultures implements Cultures {
  readonly #calls: HttpCalls;
  readonly #cookies: () => string;
  readonly #setCookie: (cookie: string) => void;
  #remembered: Language | undefined;

  /** `cookies` returns `document.cookie`; `setCookie` assigns it. */
  constructor(
    calls: HttpCalls,
    cookies: () => string,
    setCookie: (cookie: string) => void = () => undefined,
  ) {
    this.#calls = calls;
    this.#cookies = cookies;
    this.#setCookie = setCookie;
  }

  known(): Language | undefined {
    return readCultureCookie(this.#cookies()) ?? this.#remembered;
  }

  current(): Language {
    return this.known() ?? DEFAULT_LANGUAGE;
  }

  remember(language: Language): void {
    this.#remembered = language;
    this.#setCookie(cultureCookie(language, { isSecure: false, isChosen: false }));
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
