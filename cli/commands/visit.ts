import type { Command } from '@cli/command/command';
import { done, failed } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { BasketStore } from '@/application/basket/basket-store';
import { ShopStore } from '@/application/shops/shop-store';
import { Navigate } from '@/application/navigation/navigate';
import type { MatchedRoute } from '@/domain/navigation/route';

/** A longer chain of redirects counts as an endless loop. */
const MAX_REDIRECTS = 10;

export const visit: Command = {
  usage: 'visit <path>',
  description: 'Opens an address of the storefront with all navigation rules, and shows where it leads.',
  options: [],
  example: 'lucka visit "/shop/1/menu?orderType=TakeAway&spotId=7"',
  isQuery: true,
  async run(terminal, { words: [path = '/'] }) {
    const addresses = [path];
    while (addresses.length <= MAX_REDIRECTS) {
      const outcome = await terminal.get(Navigate).navigate(addresses.at(-1) ?? '/');
      if (outcome.kind === 'arrived') return done(...describeVisit(terminal, addresses, outcome.route));
      if (outcome.kind !== 'redirected') {
        return failed(
          { code: 'not-found', isRetryable: false, field: 'path' },
          terminal.text('notFound.header'),
        );
      }
      addresses.push(outcome.to);
    }
    return failed({ code: 'redirect-loop', isRetryable: false, field: 'path' }, addresses.join(' → '));
  },
};

function describeVisit(
  terminal: Terminal,
  addresses: readonly string[],
  route: MatchedRoute,
): readonly [unknown, readonly string[]] {
  const { basket } = terminal.get(BasketStore);
  const shop = terminal.get(ShopStore).shop;
  const flags = Object.entries(route.flags).flatMap(([flag, isOn]) => (isOn ? [flag] : []));
  const { orderType, spotId, note } = basket;
  return [
    {
      route: route.name,
      address: route.fullPath,
      redirects: addresses.slice(0, -1),
      flags,
      shopId: shop?.id,
      orderType,
      spotId,
      note,
    },
    [
      addresses.join(' → '),
      `${route.name}  ${flags.join(', ')}`,
      ...(shop === undefined ? [] : [`${shop.id} ${shop.name}`]),
    ],
  ];
}
