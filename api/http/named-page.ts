import { html } from '@api/html/html';
import { LOGO_IMAGE_ID } from '@api/catalogue/chain-brand';
import type { ChainSettings } from '@api/catalogue/chain-settings';
import { type PageSettings, withSettings } from '@api/http/page-settings';

/** The name of the program in the built page and the manifest. */
const PRODUCT = /\bLucka\b/g;

/** The settings of the operator, before those of the chain. */
export const settingsOfPage = (
  settings: PageSettings,
  { name, contactEmail }: Partial<ChainSettings> = {},
): PageSettings => ({ contactEmail, ...defined(settings), chainName: name });

/** The built page with its settings and the name of the chain. */
export function namedPage(page: string, settings: PageSettings): string {
  const { chainName } = settings;
  const named = chainName === undefined ? page : page.replaceAll(PRODUCT, () => html`${chainName}`.markup);
  return withSettings(named, settings);
}

/** The manifest with the name of the chain, and its logo as icon. */
export function namedManifest(manifest: string, { name, brand }: Partial<ChainSettings> = {}): string {
  const content: Readonly<Record<string, unknown>> = JSON.parse(manifest, (_key, value: unknown) =>
    typeof value === 'string' && name !== undefined ? value.replaceAll(PRODUCT, () => name) : value,
  );
  return JSON.stringify(brand?.hasLogo === true ? { ...content, icons: LOGO_ICONS } : content);
}

const LOGO_ICONS = [320, 640].map((side) => ({
  src: `/api/images/${LOGO_IMAGE_ID}?w=${side}`,
  sizes: `${side}x${side}`,
}));

const defined = (settings: PageSettings): PageSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
