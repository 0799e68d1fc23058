import { paths } from '@/adapters/contract/paths';
import type { ShopStylesheet } from '@api/catalogue/catalogue';
import { brandStylesheet } from '@api/design/brand-stylesheet';
import type { SettingsStore } from '@api/settings/settings-store';
import type { DesignStore } from '@api/design/design-store';
import { sanitiseStylesheet, STYLESHEET_MAX_BYTES } from '@api/design/sanitise-stylesheet';
import type { ApiServer } from '@api/http/api-server';

interface DesignSheets {
  readonly designs: DesignStore;
  readonly settings: SettingsStore;
}

/**
 * GET /api/settings/design: one stylesheet with the chain's rules, then each shop's under its own class. Source:
 * AMB-53; API-18, PROD-15.
 */
export function designRoutes(app: ApiServer, { designs, settings }: DesignSheets): void {
  const cleaned = new CleanedSheets();
  const document = { summary: 'The stylesheets of all shops', answers: { 200: STYLESHEET } };
  app.get(paths.design, { config: { isPublic: true, document } }, async (_request, reply) => {
    const [sheets, chain] = await Promise.all([designs.stylesheets(), settings.read()]);
    const brand = chain?.brand === undefined ? '' : brandStylesheet(chain.brand);
    // Sanitized again, since an operator can write to the database directly.
    const clean = sheets.map((sheet) => cleaned.of(sheet));
    return reply.type('text/css; charset=utf-8').send(joinUpTo(STYLESHEET_MAX_BYTES, [brand, ...clean]));
  });
}

const STYLESHEET = { description: 'One stylesheet', contentType: 'text/css' };

/** Caches sanitized sheets: sanitizing takes milliseconds and sheets change seldom. */
class CleanedSheets {
  readonly #known = new Map<ShopStylesheet['shopId'], { readonly source: string; readonly clean: string }>();

  of({ shopId, stylesheet }: ShopStylesheet): string {
    const known = this.#known.get(shopId);
    if (known?.source === stylesheet) return known.clean;
    const clean = sanitiseStylesheet(stylesheet, shopId);
    this.#known.set(shopId, { source: stylesheet, clean });
    return clean;
  }
}

/** Joins whole sheets only: a truncated one would mean something else. */
function joinUpTo(maxBytes: number, sheets: readonly string[]): string {
  let joined = '';
  for (const sheet of sheets) {
    const next = sheet === '' ? joined : `${joined}${sheet.trim()}\n`;
    if (Buffer.byteLength(next) > maxBytes) break;
    joined = next;
  }
  return joined;
}
