import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Language } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/** The languages that the server has and the one that is chosen. Source: spec §7; API-04, API-05, API-26 to API-28. */
export interface Cultures {
  /** The chosen language, from the culture cookie; `sv` without one. */
  current(): Language;
  /** Those that the server lists and we have. A 404 answers `notConfigured`. */
  languages(
    signal?: AbortSignal,
  ): Promise<Result<readonly Language[], RemoteFailure | { readonly kind: 'notConfigured' }>>;
  change(language: Language): Promise<Result<void, RemoteFailure>>;
}

export const Cultures = portToken<Cultures>('Cultures');
