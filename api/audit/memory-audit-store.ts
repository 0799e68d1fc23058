import type { Instant } from '@/domain/shared/instant';
import type { AuditEntry } from '@/domain/staff/audit-entry';
import { appendAuditEntry } from '@api/audit/append-audit-entry';
import type { AuditQuery, AuditStore, NewAuditEntry } from '@api/audit/audit-store';

export class MemoryAuditStore implements AuditStore {
  /** The oldest first. */
  readonly #entries: AuditEntry[];

  constructor(entries: AuditEntry[]) {
    this.#entries = entries;
  }

  record(entry: NewAuditEntry): Promise<void> {
    appendAuditEntry(this.#entries, entry);
    return Promise.resolve();
  }

  read(query: AuditQuery): Promise<readonly AuditEntry[]> {
    const { shopIds, act, from, until, before, limit } = query;
    const who = query.who?.toLowerCase();
    const found = this.#entries.filter(
      ({ id, shopId, ...entry }) =>
        (act === undefined || entry.act === act) &&
        (from === undefined || entry.at >= from) &&
        (until === undefined || entry.at < until) &&
        (who === undefined ||
          [entry.actor, entry.subject].some((text) => text.toLowerCase().includes(who))) &&
        (before === undefined || id < before) &&
        (shopIds === undefined || (shopId !== undefined && shopIds.includes(shopId))),
    );
    return Promise.resolve(found.toReversed().slice(0, limit));
  }

  forget(before: Instant, _limit: number): Promise<boolean> {
    const isOld = this.#entries.filter(({ at }) => at < before).length;
    this.#entries.splice(0, isOld);
    return Promise.resolve(false);
  }
}
