import { paths } from '@/adapters/contract/paths';
import type { ShopStylesheet } from '@api/catalogue/catalogue';
import type { DesignStore } from '@api/design/design-store';
import { sanitiseStylesheet, STYLESHEET_MAX_BYTES } from '@api/design/sanitise-stylesheet';
import type { ApiServer } from '@api/http/api-server';

/**
 * GET /api/settings/design: one stylesheet with each shop's rules under its own class. Source: AMB-53; API-18, PROD-15.
 */
export function designRoutes(app: ApiServer, { designs }: { readonly designs: DesignStore }): void {
  const cleaned = new CleanedSheets();
  const document = { summary: 'The stylesheets of all shops', answers: { 200: STYLESHEET } };
  app.get(paths.design, { config: { isPublic: true, document } }, async (_request, reply) => {
    const sheets = await designs.stylesheets();
    // Sanitized again, since an operator can write to the database directly.
    const clean = sheets.map((sheet) => cleaned.of(sheet));
    return reply.type('text/css; charset=utf-8').send(joinUpTo(STYLESHEET_MAX_BYTES, clean));
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
