import { html, type Html } from '@api/html/html';

/** What the page is told about the site when it is served. */
export interface PageSettings {
  /** Where visitors write about their data. */
  readonly contactEmail?: string | undefined;
  /** Where the page sends what breaks: a path of this server, or an address of another one. */
  readonly failureAddress?: string | undefined;
  /** Where the page sends page views, once the visitor has said yes. */
  readonly telemetryAddress?: string | undefined;
}

/** The page with its settings in its head, where `src/adapters/browser/configured.ts` reads them. */
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
    ['lucka:contact-email', settings.contactEmail],
    ['lucka:failure-address', settings.failureAddress],
    ['lucka:telemetry-address', settings.telemetryAddress],
  ];
  return metas.flatMap(([name, content]) =>
    content === undefined ? [] : [html`<meta name="${name}" content="${content}" />`],
  );
}
