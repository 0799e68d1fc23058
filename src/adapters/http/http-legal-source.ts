import type { Deps } from '@/domain/ports/deps';

import { paths } from '@/adapters/contract/paths';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { LegalTexts } from '@/domain/legal/legal-text';
import type { ShopSeller } from '@/domain/legal/shop-seller';
import type { LegalSource } from '@/domain/ports/legal-source';
import type { Language } from '@/domain/shared/language';
import { isGone, type RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

const NONE: LegalTexts = { terms: undefined, privacy: undefined, accessibility: undefined };

export class HttpLegalSource implements LegalSource {
  static readonly needs = { calls: HttpCalls };

  readonly #calls: HttpCalls;

  constructor(deps: Deps<typeof HttpLegalSource>) {
    this.#calls = deps.calls;
  }

  /**
   * A back end that does not know the call has no texts of its own. The reader is loaded with the first text, since few
   * visitors read one.
   */
  async texts(language: Language, signal?: AbortSignal): Promise<Result<LegalTexts, RemoteFailure>> {
    const contract = await import('@/adapters/contract/legal-text').catch(() => undefined);
    if (contract === undefined) return err({ kind: 'unreachable', isTimeout: false });
    const texts = await this.#calls.read(paths.legal(language), contract.readLegalTexts, { signal });
    return !texts.ok && isGone(texts.error) ? ok(NONE) : texts;
  }

  /** A back end that does not know the call names no seller. */
  async sellers(signal?: AbortSignal): Promise<Result<readonly ShopSeller[], RemoteFailure>> {
    const contract = await import('@/adapters/contract/seller').catch(() => undefined);
    if (contract === undefined) return err({ kind: 'unreachable', isTimeout: false });
    const sellers = await this.#calls.read(paths.sellers, contract.readSellers, { signal });
    return !sellers.ok && isGone(sellers.error) ? ok([]) : sellers;
  }
}
