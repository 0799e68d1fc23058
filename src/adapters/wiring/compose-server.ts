import { MemoryImprint } from '@/adapters/headless/memory-imprint';
import type { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { RecordingTelemetry } from '@/adapters/headless/recording-telemetry';
import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { AppStore } from '@/application/app/app-store';
import { ApplyLanguage } from '@/application/app/apply-language';
import { SessionStore } from '@/application/account/session-store';
import { GUEST_SESSION } from '@/domain/customer/session';
import type { Clock } from '@/domain/ports/clock';
import type { Services } from '@/domain/ports/deps';
import type { FailureReporter } from '@/domain/ports/failure-reporter';
import type { Randomness } from '@/domain/ports/randomness';
import type { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';

export interface ServerPageOptions {
  /** The origin of the API. */
  readonly baseUrl: string;
  /** Calls the API without a session. */
  readonly fetch: typeof globalThis.fetch;
  readonly language: Language;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** The same for all pages, since loaded catalogues stay. */
  readonly texts: Texts;
  readonly contactEmail: string | undefined;
  /** Whether the address of the page names order type and delivery spot. */
  readonly isOfSpot?: boolean;
  /** Whether the site counts visits, with consent. */
  readonly countsVisits: boolean;
  readonly document: RecordingPageDocument;
  readonly reporter: FailureReporter;
}

/** The program for one page of the server: that of a guest who has just arrived. Starts no background service. */
export async function composeServerPage(options: ServerPageOptions): Promise<Services> {
  const { fetch, language, contactEmail, countsVisits, isOfSpot = false, ...environment } = options;
  const composition = composeHeadless({
    ...environment,
    cookies: { fetch, text: () => '' },
    imprint: new MemoryImprint(contactEmail),
    telemetry: new RecordingTelemetry(countsVisits),
  });
  composition.get(AppStore).beginPublicPage(environment.clock.now(), isOfSpot);
  composition.get(SessionStore).setSession(GUEST_SESSION);
  await composition.get(ApplyLanguage).apply(language);
  return composition;
}
