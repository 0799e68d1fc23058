import type { LegalTexts } from '@/domain/legal/legal-text';
import { portToken } from '@/domain/ports/port-token';
import type { Language } from '@/domain/shared/language';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The chain's own terms and privacy policy; none where the server has none. Source: DEC-111. */
export interface LegalSource {
  texts(language: Language, signal?: AbortSignal): Promise<Result<LegalTexts, RemoteFailure>>;
}

export const LegalSource = portToken<LegalSource>('LegalSource');
