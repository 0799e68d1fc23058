import type { Favorite } from '@/domain/customer/session';
import type { AccountId } from '@api/accounts/account';
import { favoriteOfRow, type FavoriteRow } from '@api/accounts/favorite-rows';
import type { Database, Queryable } from '@api/database/database';
import type { AddOutcome, FavoriteStore } from '@api/favorites/favorite-store';

export class PostgresFavoriteStore implements FavoriteStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Locks the account's row, so that two concurrent calls cannot exceed `max`. */
  add(accountId: AccountId, { type, code }: Favorite, max: number): Promise<AddOutcome> {
    return this.#database.transaction(async (queries) => {
      const locked = await queries.query('SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE', [
        accountId,
      ]);
      if (locked.length === 0) return 'gone';
      const stored = await favoritesOf(queries, accountId);
      if (stored.some((other) => other.type === type && other.code === code)) return 'stored';
      if (stored.length >= max) return 'full';
      await queries.query('INSERT INTO favorite (account_id, type, code) VALUES ($1, $2, $3)', [
        ...[accountId, type, code],
      ]);
      return 'stored';
    });
  }

  async remove(accountId: AccountId, { type, code }: Favorite): Promise<readonly Favorite[]> {
    await this.#database.query('DELETE FROM favorite WHERE account_id = $1 AND type = $2 AND code = $3', [
      ...[accountId, type, code],
    ]);
    return favoritesOf(this.#database, accountId);
  }
}

async function favoritesOf(queries: Queryable, accountId: AccountId): Promise<readonly Favorite[]> {
  const rows = await queries.query<FavoriteRow>(
    'SELECT type, code FROM favorite WHERE account_id = $1 ORDER BY sequence',
    [accountId],
  );
  return rows.map(favoriteOfRow);
}
