import type { LegalTexts } from '@/domain/legal/legal-text';
import type { ShopSeller } from '@/domain/legal/shop-seller';
import { portToken } from '@/domain/ports/port-token';
import type { Language } from '@/domain/shared/language';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The chain's own legal texts, and who sells; none where the server has none. Source: DEC-111, DEC-138. */
export interface LegalSource {
  texts(language: Language, signal?: AbortSignal): Promise<Result<LegalTexts, RemoteFailure>>;
  sellers(signal?: AbortSignal): Promise<Result<readonly ShopSeller[], RemoteFailure>>;
}

export const LegalSource = portToken<LegalSource>('LegalSource');
