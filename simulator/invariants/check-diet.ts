import type { BegunAct } from '@simulator/acts/play-script';
import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { Device } from '@simulator/world/device';
import type { ArticleDto, ChoiceArticleDto, MenuDto } from '@/adapters/contract/menu';
import type { Instant } from '@/domain/shared/instant';

/** Until another tab has received what was declared. */
const SPREAD_MS = 50;

type Declared = NonNullable<Device['declared']>;

/** Returns what is declared on a device, once every tab knows it. */
export const settledDeclaration = ({ declared }: Device, now: Instant): Declared | undefined =>
  declared === undefined || now - declared.at <= SPREAD_MS ? undefined : declared;

/**
 * Nobody goes to pay for what is declared to contain, or is not declared to be free of, what was avoided before in any
 * tab of the device, without the question. Not checked where the declaration has changed meanwhile, or
 * the device has lost what it stored. Computed independently of the product. Source: DEC-121, DEC-155.
 */
export function checkDiet(
  { world, violations }: WatchedWorld,
  { device, page }: BegunAct,
  declared: Declared | undefined,
): void {
  const order = page?.agreedTo === undefined ? undefined : world.orders.get(page.agreedTo)?.order;
  const menu = order && world.floor.menuOf(order.shopId);
  if (order === undefined || menu === undefined || declared === undefined) return;
  if (device.hasForgotten || device.declared !== declared) return;
  const parts = partsOf(menu);
  const unsuitable = order.items
    .flatMap(({ code, choices }) => [code, ...choices.map((choice) => choice.code)])
    .flatMap((code) => parts.get(code) ?? [])
    .find(({ allergens }) => declared.allergens.some((each) => allergens?.includes(each) !== false));
  if (unsuitable !== undefined)
    violations.add(
      'nothing is paid against a declaration without the question',
      `${device.name}: ${order.id} holds ${unsuitable.code}, without ${declared.allergens.join(', ')}`,
    );
}

type Part = ArticleDto | ChoiceArticleDto;

/** Everything on a menu by its code: no two things of a simulated menu share one. */
function partsOf(menu: MenuDto): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  const take = (part: Part): void => {
    parts.set(part.code, part);
    for (const group of part.choices ?? []) group.articles.forEach(take);
  };
  const walk = (items: MenuDto['items']): void =>
    items.forEach((item) => ('items' in item ? walk(item.items) : take(item)));
  walk(menu.items);
  return parts;
}
