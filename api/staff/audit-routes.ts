import * as z from 'zod/mini';
import { time } from '@/adapters/contract/fields';
import { auditPage } from '@/adapters/contract/staff/audit';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { parseOrderId, type OrderId } from '@/domain/order/order';
import { formatInstant } from '@/domain/shared/instant';
import { parseShopId, type ShopId } from '@/domain/shop/shop';
import { AUDIT_ACTS, type AuditAct, type AuditEntry, type ShownAuditEntry } from '@/domain/staff/audit-entry';
import { hasShop } from '@/domain/staff/permissions';
import { err, ok, type Result } from '@/domain/shared/result';
import type { ApiServer } from '@api/http/api-server';
import { csvTable } from '@api/http/csv-table';
import { sendProblem, type Problem } from '@api/http/problem';
import { FORBIDDEN, INVALID_SHOP_ID } from '@api/http/problems';
import type { StaffCaller } from '@api/staff/staff-caller';
import type { StaffDeps } from '@api/staff/staff-deps';

const PAGE = 100;
const EXPORT_MAX = 10_000;
const COLUMNS = ['id', 'at', 'actor', 'act', 'shopId', 'subject', 'detail', 'orderNumber'] as const;

const number = z.string().check(z.regex(/^\d{1,9}$/));
const MAX_WHO_CHARS = 200;
const filter = z.object({
  shopId: z.optional(number),
  who: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_WHO_CHARS))),
  act: z.optional(z.enum(AUDIT_ACTS)),
  ...{ from: z.optional(time), until: z.optional(time) },
  before: z.optional(number),
});
const query = z.extend(filter, { limit: z.optional(number) });

/** GET /api/staff/audit, and as a table: what happened in the caller's shops; everything for an admin. */
export function auditRoutes(app: ApiServer, { audit, boards, gate, record }: StaffDeps): void {
  const read = async (
    shopIds: readonly ShopId[] | undefined,
    { before, who, act, from, until }: z.output<typeof filter>,
    limit: number,
  ): Promise<readonly ShownAuditEntry[]> => {
    const entries = await audit.read({
      ...{ shopIds, who, act, from, until, limit },
      before: before === undefined ? undefined : Number(before),
    });
    const numbers = await boards.numbersOf(entries.flatMap(orderIdsOf));
    return entries.map((entry) => ({
      ...entry,
      orderNumber: orderIdsOf(entry).flatMap((id) => numbers.get(id) ?? [])[0],
    }));
  };

  app.get(
    staffPaths.audit,
    {
      config: {
        rateLimit: 'operate',
        document: {
          summary: 'The audit log, the newest first',
          access: 'staff',
          act: 'seeAudit',
          refusals: [422],
        },
      },
      schema: { querystring: query, response: { 200: auditPage } },
    },
    async (request, reply) => {
      const { shopId, limit } = request.query;
      const shopIds = seenShops(gate.callerOf(request), shopId);
      if (!shopIds.ok) return sendProblem(reply, shopIds.error);
      return { entries: await read(shopIds.value, request.query, Math.min(Number(limit ?? PAGE), PAGE)) };
    },
  );

  app.get(
    staffPaths.auditExport,
    {
      config: {
        rateLimit: 'operate',
        document: {
          summary: 'The audit log as a table',
          ...{ access: 'staff', act: 'seeAudit', refusals: [422] },
          answers: { 200: { description: 'The entries, the newest first', contentType: 'text/csv' } },
        },
      },
      schema: { querystring: filter },
    },
    async (request, reply) => {
      const caller = gate.callerOf(request);
      const shopIds = seenShops(caller, request.query.shopId);
      if (!shopIds.ok) return sendProblem(reply, shopIds.error);
      const entries = await read(shopIds.value, request.query, EXPORT_MAX);
      await record({ actor: caller.actor, act: 'export', subject: 'audit', detail: String(entries.length) });
      return reply.type('text/csv; charset=utf-8').send(tableOf(entries));
    },
  );
}

/** Undefined for everything. */
function seenShops(
  { rights }: StaffCaller,
  text: string | undefined,
): Result<readonly ShopId[] | undefined, Problem> {
  if (text === undefined) return ok(rights.role === 'admin' ? undefined : rights.shopIds);
  const shopId = parseShopId(text);
  if (shopId === undefined) return err(INVALID_SHOP_ID);
  return hasShop(rights, shopId) ? ok([shopId]) : err(FORBIDDEN);
}

/** The orders that an entry is about. */
const orderIdsOf = ({ act, subject }: AuditEntry): readonly OrderId[] => {
  const id = ORDER_ACTS.has(act) ? parseOrderId(subject) : undefined;
  return id === undefined ? [] : [id];
};

const ORDER_ACTS: ReadonlySet<AuditAct> = new Set([
  ...(['moveOrder', 'takeBackOrder', 'cancelOrder', 'releaseOrder', 'refund'] as const),
]);

const tableOf = (entries: readonly ShownAuditEntry[]): string =>
  csvTable([COLUMNS, ...entries.map((entry) => COLUMNS.map((column) => cellOf(entry, column)))]);

const cellOf = (entry: ShownAuditEntry, column: (typeof COLUMNS)[number]): string | number =>
  column === 'at' ? formatInstant(entry.at) : (entry[column] ?? '');
