import { paths } from '@/adapters/contract/paths';
import { html, type Html } from '@api/html/html';

/** Settings embedded in the page when it is served. */
export interface PageSettings {
  /** In place of the name of the program. */
  readonly chainName?: string | undefined;
  /** The address for questions about personal data. */
  readonly contactEmail?: string | undefined;
  /** Where the page sends error reports: a path of this server, or another address. */
  readonly failureAddress?: string | undefined;
  /** Where the page sends page views, with the visitor's consent. */
  readonly telemetryAddress?: string | undefined;
  /** Whether the page measures how fast it is, with the visitor's consent. */
  readonly measuresPages?: boolean | undefined;
}

/** Whether visitors are asked for their consent to visit statistics. */
export const asksForConsent = ({ telemetryAddress, measuresPages = false }: PageSettings): boolean =>
  telemetryAddress !== undefined || measuresPages;

/** Writes the settings into the page's head, where `src/adapters/browser/configured.ts` reads them. */
export const withSettings = (page: string, settings: PageSettings): string =>
  page.replace(
    '</head>',
    () =>
      `${metasOf(settings)
        .map(({ markup }) => markup)
        .join('')}</head>`,
  );

/** The other origins that the page may send to. */
export const connectedOrigins = ({ failureAddress, telemetryAddress }: PageSettings): readonly string[] => {
  const origins = [failureAddress, telemetryAddress].flatMap((address) =>
    address === undefined || address.startsWith('/') ? [] : [new URL(address).origin],
  );
  return [...new Set(origins)];
};

function metasOf(settings: PageSettings): readonly Html[] {
  const metas: readonly (readonly [string, string | undefined])[] = [
    ['lucka:name', settings.chainName],
    ['lucka:contact-email', settings.contactEmail],
    ['lucka:failure-address', settings.failureAddress],
    ['lucka:telemetry-address', settings.telemetryAddress],
    ['lucka:web-vitals', settings.measuresPages === true ? paths.webVitals : undefined],
  ];
  return metas.flatMap(([name, content]) =>
    content === undefined ? [] : [html`<meta name="${name}" content="${content}" />`],
  );
}
