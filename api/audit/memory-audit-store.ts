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

  read({ shopIds, before, limit }: AuditQuery): Promise<readonly AuditEntry[]> {
    const found = this.#entries.filter(
      ({ id, shopId }) =>
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
