import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Language } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/** The languages of the server and the chosen one. Source: spec §7; API-04, API-05, API-26 to API-28. */
export interface Cultures {
  /** The language of the culture cookie, or that of `remember`; undefined without either. */
  known(): Language | undefined;
  /** `known`; `sv` without one. */
  current(): Language;
  /** Sets the culture cookie until the browser is closed; where it refuses cookies, for this page. */
  remember(language: Language): void;
  /** Resolves to the supported languages that the server lists. A 404 is `notConfigured`. */
  languages(
    signal?: AbortSignal,
  ): Promise<Result<readonly Language[], RemoteFailure | { readonly kind: 'notConfigured' }>>;
  change(language: Language): Promise<Result<void, RemoteFailure>>;
}

export const Cultures = portToken<Cultures>('Cultures');
