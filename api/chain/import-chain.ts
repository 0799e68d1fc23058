import type { Instant } from '@/domain/shared/instant';
import { OPERATOR } from '@api/audit/audit';
import type { LoadedChain } from '@api/chain/load-chain';
import { planImport, type ImportPlan, type ImportStores } from '@api/chain/plan-import';

const OF_THE_CHAIN = { actor: OPERATOR, act: 'importChain', shopId: undefined, subject: 'chain' } as const;

/** Other imports at the same moment win at most so often. */
const ATTEMPTS = 5;

/**
 * Makes the stored chain equal to the one given: all of it, or nothing if it throws. Orders, payments, members and
 * their cards stay. Answers what changed.
 */
export async function importChain(
  stores: ImportStores,
  loaded: LoadedChain,
  now: Instant,
): Promise<ImportPlan> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const plan = await planImport(stores, loaded, now);
    if (plan.write === undefined) return plan;
    if (!(await stores.chain.write(plan.write))) continue;
    const detail = `${plan.changes.length} files`;
    await stores.audit.record({ ...OF_THE_CHAIN, at: now, detail });
    return plan;
  }
  throw new Error('Other imports of the chain were faster each time');
}

/** Imports the chain if none is stored yet. */
export async function importWhereEmpty(
  stores: ImportStores,
  loaded: LoadedChain,
  now: Instant,
): Promise<void> {
  if ((await stores.settings.read()) === undefined) await importChain(stores, loaded, now);
}
