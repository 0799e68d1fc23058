import { readOffers } from '@/adapters/contract/campaign';
import { languagesDto } from '@/adapters/contract/culture';
import { readDeliverySpots } from '@/adapters/contract/delivery-spot';
import { ORIGIN_MARKER_HEADER } from '@/adapters/contract/headers';
import { paths } from '@/adapters/contract/paths';
import { readFoundDishes } from '@/adapters/contract/found-dish';
import { readMenu } from '@/adapters/contract/read-menu';
import { readSettings } from '@/adapters/contract/settings';
import { readShop, readShops } from '@/adapters/contract/shop';
import { strict } from '@/adapters/contract/tolerant';
import type { Menu } from '@/domain/menu/menu';
import { walkMenu } from '@/domain/menu/walk-menu';
import type { Settings } from '@/domain/settings/settings';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/domain/shared/language';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import type { Shop } from '@/domain/shop/shop';
import type { ApiUnderTest } from '@cli/check-api/api-under-test';
import type { Findings } from '@cli/check-api/findings';

/** A shop with what can be ordered there. */
export interface CheckedShop {
  readonly shop: Shop;
  readonly menu: Menu;
  readonly spots: readonly DeliverySpot[];
}

export interface CheckedCatalogue {
  readonly settings: Settings | undefined;
  readonly shops: readonly CheckedShop[];
}

/** Enough to see the form of all. */
const SHOPS_CHECKED = 3;

const NO_SHOP = 999_999_999_999_999;

/** What everybody may read. Source: spec 7. */
export async function checkCatalogue(api: ApiUnderTest, findings: Findings): Promise<CheckedCatalogue> {
  const settings = await checkSettings(api, findings);
  await checkLanguages(api, findings);
  const design = await api.call(paths.design);
  const isStylesheet = design.headers.get('content-type')?.startsWith('text/css') === true;
  findings.record(
    { what: 'the stylesheet of the design', source: 'API-18', isOptional: design.status === 404 },
    design,
    design.status === 200 && isStylesheet ? undefined : 'it is not served as text/css',
  );
  findings.value(
    { what: 'the offers', source: 'OPEN-36', isOptional: true },
    await api.call(paths.campaigns),
    readOffers,
  );
  const shops = await checkShops(api, findings);
  const checked: CheckedShop[] = [];
  for (const shop of shops.slice(0, SHOPS_CHECKED)) {
    const found = await checkShop(api, findings, shop);
    if (found !== undefined) checked.push(found);
  }
  await checkSearch(api, findings, checked);
  return { settings, shops: checked };
}

/** By the name of a dish of the first menu. */
async function checkSearch(
  api: ApiUnderTest,
  findings: Findings,
  [checked]: readonly CheckedShop[],
): Promise<void> {
  const [placed] = checked === undefined ? [] : walkMenu(checked.menu);
  if (placed === undefined) return;
  const query = new URLSearchParams({ q: placed.article.description, language: DEFAULT_LANGUAGE });
  findings.value(
    { what: 'the search of dishes', source: 'DEC-147', isOptional: true },
    await api.call(`${paths.search}?${query.toString()}`),
    readFoundDishes,
  );
}

async function checkSettings(api: ApiUnderTest, findings: Findings): Promise<Settings | undefined> {
  const answer = await api.call(paths.settings);
  const settings = findings.value({ what: 'the settings', source: 'API-16' }, answer, readSettings);
  findings.record(
    { what: `the header ${ORIGIN_MARKER_HEADER} on answers`, source: 'AMB-37', isOptional: true },
    answer,
    answer.headers.has(ORIGIN_MARKER_HEADER)
      ? undefined
      : 'without it nothing is stored for use without a network, and the connection counts as lost',
  );
  if (settings !== undefined) {
    const reason = settings.orderTypes.length === 0 ? 'there is none' : undefined;
    findings.record({ what: 'an order type', source: 'ENT-12' }, answer, reason);
  }
  return settings;
}

async function checkLanguages(api: ApiUnderTest, findings: Findings): Promise<void> {
  const answer = await api.call(paths.languages);
  const subject = { what: 'the languages', source: 'API-26', isOptional: true };
  const codes = findings.value(subject, answer, strict(languagesDto)) ?? [];
  const unknown = codes.filter((code) => parseLanguage(code) === undefined);
  if (unknown.length > 0) {
    const reason = `the storefront has no texts in ${unknown.join(', ')}`;
    findings.record({ what: 'the languages that are listed', source: 'API-26' }, answer, reason);
  }
  const [code] = codes;
  if (code === undefined) return;
  const changed = await api.call(`${paths.changeCulture}?cultureCode=${encodeURIComponent(code)}`, {
    method: 'POST',
  });
  // Other escapes may be invalid, and decoding the whole would throw.
  const cookie = (changed.headers.get('set-cookie') ?? '').replaceAll(/%3d|%7c/gi, decodeURIComponent);
  const reason = cookie.includes(`c=${code}|uic=${code}`) ? undefined : 'no cookie with c=…|uic=… is set';
  findings.record({ what: 'changing the language', source: 'API-28, API-04' }, changed, reason);
}

async function checkShops(api: ApiUnderTest, findings: Findings): Promise<readonly Shop[]> {
  const answer = await api.call(paths.shops);
  const list = findings.value({ what: 'the shops', source: 'API-13' }, answer, readShops);
  if (list?.shops.length === 0) {
    findings.record({ what: 'a shop', source: 'API-13' }, answer, 'there is none');
  }
  findings.refusal(
    { what: 'an unknown shop', source: 'ERR-16' },
    await api.call(paths.shop(NO_SHOP)),
    [404],
    'shop-not-found',
  );
  return list?.shops ?? [];
}

async function checkShop(
  api: ApiUnderTest,
  findings: Findings,
  { id, name }: Shop,
): Promise<CheckedShop | undefined> {
  const shop = findings.value(
    { what: `shop ${id}, ${name}`, source: 'API-15' },
    await api.call(paths.shop(id)),
    readShop,
  );
  const answer = await api.call(paths.menu(id));
  const menu = findings.value({ what: `the menu of shop ${id}`, source: 'API-19' }, answer, readMenu(id));
  const spots = findings.value(
    { what: `the delivery spots of shop ${id}`, source: 'API-22' },
    await api.call(paths.deliverySpots(id)),
    readDeliverySpots,
  );
  const validator = answer.headers.get('etag') ?? answer.headers.get('last-modified');
  findings.record(
    { what: `a validator of the menu of shop ${id}`, source: 'RFC 9110 8.8', isOptional: true },
    answer,
    validator === null ? 'without ETag or Last-Modified every visit loads the whole menu again' : undefined,
  );
  if (menu === undefined) return undefined;
  await checkPicture(api, findings, menu);
  return shop === undefined || spots === undefined ? undefined : { shop, menu, spots };
}

async function checkPicture(api: ApiUnderTest, findings: Findings, menu: Menu): Promise<void> {
  const [url] = [...walkMenu(menu)].flatMap(({ article }) => article.imageUrl ?? []);
  if (url === undefined) return;
  const answer = await api.call(paths.image(url), { headers: { accept: 'image/*' } });
  const isPicture =
    answer.status === 200 && answer.headers.get('content-type')?.startsWith('image/') === true;
  const reason = isPicture ? undefined : `the status is ${answer.status}, or it is no picture`;
  findings.record(
    { what: `the picture ${url} of a dish`, source: 'API-23', isOptional: true },
    answer,
    reason,
  );
}
