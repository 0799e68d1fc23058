import type { AccountId } from '@api/accounts/account';
import { parseCardCode, type CardCode, type CoffeeCard } from '@api/campaigns/coffee-card';
import type { CardUse, CoffeeCardStore, UseOutcome } from '@api/campaigns/coffee-card-store';
import type { Database, Queryable } from '@api/database/database';

interface CardRow {
  readonly code: string;
  readonly campaign_id: string;
  readonly uses_left: number;
}

export class PostgresCoffeeCardStore implements CoffeeCardStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Of two concurrent calls the second finds the first one's card. */
  async open(
    accountId: AccountId,
    { code, campaignId, usesLeft }: CoffeeCard,
  ): Promise<CoffeeCard | undefined> {
    const known = await this.#ofOffer(accountId, campaignId);
    if (known !== undefined) return known;
    await this.#database.query(
      `INSERT INTO coffee_card (code, campaign_id, account_id, uses_left)
       SELECT $1, campaign.id, account.id, $4 FROM campaign, account WHERE campaign.id = $2 AND account.id = $3
       ON CONFLICT (account_id, campaign_id) DO NOTHING`,
      [code, campaignId, accountId, usesLeft],
    );
    return this.#ofOffer(accountId, campaignId);
  }

  async ofAccount(accountId: AccountId): Promise<readonly CoffeeCard[]> {
    const rows = await this.#database.query<CardRow>(
      'SELECT * FROM coffee_card WHERE account_id = $1 ORDER BY campaign_id',
      [accountId],
    );
    return rows.map(cardOfRow);
  }

  async find(code: CardCode): Promise<CoffeeCard | undefined> {
    const [row] = await this.#database.query<CardRow>('SELECT * FROM coffee_card WHERE code = $1', [code]);
    return row && cardOfRow(row);
  }

  /** Locks the key, then the card's row: a concurrent call sees the result of the first. */
  use(use: CardUse): Promise<UseOutcome> {
    return this.#database.transaction(async (queries) => {
      await queries.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [use.keyHash]);
      const counted = await countedUse(queries, use.keyHash);
      if (counted !== undefined) {
        return counted.code === use.code
          ? { kind: 'used', usesLeft: counted.uses_left }
          : { kind: 'otherCard' };
      }
      return countUse(queries, use);
    });
  }

  async #ofOffer(accountId: AccountId, campaignId: string): Promise<CoffeeCard | undefined> {
    const [row] = await this.#database.query<CardRow>(
      'SELECT * FROM coffee_card WHERE account_id = $1 AND campaign_id = $2',
      [accountId, campaignId],
    );
    return row && cardOfRow(row);
  }
}

async function countedUse(queries: Queryable, keyHash: string) {
  const [row] = await queries.query<{ readonly code: string; readonly uses_left: number }>(
    'SELECT code, uses_left FROM coffee_card_use WHERE key_hash = $1',
    [Buffer.from(keyHash, 'hex')],
  );
  return row;
}

async function countUse(queries: Queryable, { code, keyHash, at }: CardUse): Promise<UseOutcome> {
  const [card] = await queries.query<CardRow>('SELECT * FROM coffee_card WHERE code = $1 FOR UPDATE', [code]);
  if (card === undefined) return { kind: 'unknown' };
  if (card.uses_left === 0) return { kind: 'usedUp' };
  const usesLeft = card.uses_left - 1;
  await queries.query('UPDATE coffee_card SET uses_left = $2 WHERE code = $1', [code, usesLeft]);
  await queries.query(
    'INSERT INTO coffee_card_use (key_hash, code, uses_left, used_at) VALUES ($1, $2, $3, $4)',
    [Buffer.from(keyHash, 'hex'), code, usesLeft, new Date(at)],
  );
  return { kind: 'used', usesLeft };
}

function cardOfRow({ code: text, campaign_id: campaignId, uses_left: usesLeft }: CardRow): CoffeeCard {
  const code = parseCardCode(text);
  if (code === undefined) throw new Error('Invalid card in the database');
  return { code, campaignId, usesLeft };
}
