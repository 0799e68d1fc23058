import type { Command } from '@cli/command/command';
import { failureOutcome } from '@cli/command/failure-outcome';
import { done } from '@cli/command/outcome';
import { aligned } from '@cli/commands/aligned';
import { ALL, LoadShops } from '@/application/shops/load-shops';
import type { Instant } from '@/domain/shared/instant';
import { searchShops } from '@/domain/shop/search-shops';
import type { Shop } from '@/domain/shop/shop';
import { shopBadge } from '@/domain/shop/shop-availability';
import { formatOpeningHours, todaysOpeningHours } from '@/domain/shop/todays-opening-hours';

export const shops: Command = {
  usage: 'shops [search]',
  description:
    'Lists the restaurants, or only that of --shop, with number, status and opening hours of today.',
  options: [],
  example: 'lucka shops stockholm',
  isQuery: true,
  async run(terminal, input) {
    const [search = ''] = input.words;
    const only = input.option('shop');
    const loaded = await terminal.get(LoadShops).load(ALL);
    if (!loaded.ok) return failureOutcome(terminal, loaded.error);
    const found = searchShops(loaded.value, search)
      .filter(({ id }) => only === undefined || String(id) === only)
      .map((shop) => toData(shop, terminal.clock.now()));
    const rows = found.map(({ id, name, state, hours, city }) => [String(id), name, state, hours, city]);
    return done(
      { shops: found },
      rows.length === 0 ? [terminal.text('home.noMatch', { search })] : aligned(rows),
    );
  },
};

const toData = (shop: Shop, at: Instant) => ({
  id: shop.id,
  name: shop.name,
  state: shopBadge(shop),
  hours: todaysOpeningHours(shop, at).map(formatOpeningHours).join(', '),
  city: shop.contactInformation.city,
});
