import type { Device } from '@simulator/world/device';
import { codesOf, SIMULATED_SHOPS } from '@simulator/world/simulated-chain';
import type { WatchedWorld } from '@simulator/invariants/watched-world';
import { FavoriteStore } from '@/application/favorites/favorite-store';
import { SessionStore } from '@/application/account/session-store';
import { articleFavorite } from '@/domain/customer/favorite';
import { type ArticleCode, parseArticleCode } from '@/domain/menu/menu';

const CODES: readonly ArticleCode[] = SIMULATED_SHOPS.flatMap((shop) =>
  codesOf(shop).plain.flatMap((code) => parseArticleCode(code) ?? []),
);

/**
 * No page shows as a favorite what its member has never marked, and a guest has none. Source: spec 4 Favourite button.
 */
export function checkShownFavorites({ violations, toggled }: WatchedWorld, { name, pages }: Device): void {
  for (const page of pages) {
    const email = page.get(SessionStore).session.user?.email;
    const favorites = page.get(FavoriteStore);
    const foreign = CODES.filter(
      (code) => favorites.isOn(articleFavorite(code)) && !toggled.has(email, code),
    );
    if (foreign.length > 0)
      violations.add(
        'favorites are of their member',
        `${name} shows ${foreign.join(', ')} to ${email ?? 'a guest'}`,
      );
  }
}

/** The server has stored nothing for a member but what this member has marked. */
export function checkStoredFavorites({ world, toggled, violations }: WatchedWorld): void {
  const { accounts, favorites } = world.state.register;
  for (const [accountId, stored] of favorites) {
    const email = accounts.get(accountId)?.email;
    for (const { code } of stored)
      if (!toggled.has(email, code))
        violations.add('favorites are of their member', `${code} is stored for ${email ?? 'no account'}`);
  }
}
