import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { composeServerPage } from '@/adapters/wiring/compose-server';
import type { Services } from '@/domain/ports/deps';
import { DEFAULT_LANGUAGE } from '@/domain/shared/language';
import type { PageDrawerDeps } from '@pages/draw-page';

/** The services of a page without a visitor, by which shops and menus are read. */
export function composeForData({
  baseUrl,
  clock,
  randomness,
  textsOf,
  fetch,
}: PageDrawerDeps): Promise<Services> {
  return composeServerPage({
    ...{ baseUrl, clock, randomness, fetch, texts: textsOf(undefined), language: DEFAULT_LANGUAGE },
    document: new RecordingPageDocument(),
    reporter: new RecordingFailureReporter(),
    contactEmail: undefined,
    countsVisits: false,
  });
}
