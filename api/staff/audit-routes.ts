import * as z from 'zod/mini';
import { auditPage } from '@/adapters/contract/staff/audit';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { formatInstant } from '@/domain/shared/instant';
import { parseShopId, type ShopId } from '@/domain/shop/shop';
import type { AuditEntry } from '@/domain/staff/audit-entry';
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
const COLUMNS = ['id', 'at', 'actor', 'act', 'shopId', 'subject', 'detail'] as const;

const number = z.string().check(z.regex(/^\d{1,9}$/));
const query = z.object({ shopId: z.optional(number), before: z.optional(number), limit: z.optional(number) });

/** GET /api/staff/audit, and as a table: what happened in the caller's shops; everything for an admin. */
export function auditRoutes(app: ApiServer, { audit, gate, record }: StaffDeps): void {
  const read = (shopIds: readonly ShopId[] | undefined, before: string | undefined, limit: number) =>
    audit.read({ shopIds, limit, before: before === undefined ? undefined : Number(before) });

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
      const { shopId, before, limit } = request.query;
      const shopIds = seenShops(gate.callerOf(request), shopId);
      if (!shopIds.ok) return sendProblem(reply, shopIds.error);
      return { entries: await read(shopIds.value, before, Math.min(Number(limit ?? PAGE), PAGE)) };
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
      schema: { querystring: query },
    },
    async (request, reply) => {
      const { shopId, before } = request.query;
      const caller = gate.callerOf(request);
      const shopIds = seenShops(caller, shopId);
      if (!shopIds.ok) return sendProblem(reply, shopIds.error);
      const entries = await read(shopIds.value, before, EXPORT_MAX);
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

const tableOf = (entries: readonly AuditEntry[]): string =>
  csvTable([COLUMNS, ...entries.map((entry) => COLUMNS.map((column) => cellOf(entry, column)))]);

const cellOf = (entry: AuditEntry, column: (typeof COLUMNS)[number]): string | number =>
  column === 'at' ? formatInstant(entry.at) : (entry[column] ?? '');
