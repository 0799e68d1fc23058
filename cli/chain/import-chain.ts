import { invalidChain } from '@cli/chain/check-chain';
import { withChainStores } from '@cli/chain/with-chain-stores';
import { done, failed, type Outcome } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';
import { changeText } from '@api/chain/diff-sources';
import { importChain } from '@api/chain/import-chain';
import type { LoadedChain } from '@api/chain/load-chain';
import { openChainFolder } from '@api/chain/open-chain';
import { planImport, type ImportPlan } from '@api/chain/plan-import';

/** More lines than anybody reads; `--json` has all changes. */
const SHOWN_CHANGES = 200;

export const diffChain: Tool = {
  usage: 'chain diff <folder>',
  description: 'Prints what an import of the folder would change, and changes nothing.',
  options: [],
  example: 'lucka chain diff my-chain',
  run: (input, deps) =>
    withOpenedChain(input.words, async (loaded) =>
      withChainStores(deps, async (stores) => {
        const plan = await planImport(stores, loaded, deps.clock.now());
        return done(dataOf(plan), linesOf(plan));
      }),
    ),
};

export const importIntoDatabase: Tool = {
  usage: 'chain import <folder>',
  description:
    'Makes the chain of the API equal to the folder, all at once and also while it runs: prices, menus and shops change, orders, members and their cards stay. Prints what changes; without --yes that is all. The database is that of DATABASE_URL or LUCKA_DATA, as for `npm start`.',
  options: [],
  example: 'lucka chain import my-chain --yes',
  run: (input, deps) =>
    withOpenedChain(input.words, (loaded) =>
      withChainStores(deps, (stores, description) =>
        input.has('yes')
          ? importNow(importChain(stores, loaded, deps.clock.now()), description)
          : showFirst(planImport(stores, loaded, deps.clock.now())),
      ),
    ),
};

async function withOpenedChain(
  [folder = '']: readonly string[],
  work: (loaded: LoadedChain) => Promise<Outcome>,
): Promise<Outcome> {
  const opened = await openChainFolder(folder);
  return opened.ok ? work(opened.value) : invalidChain(opened.error);
}

async function importNow(importing: Promise<ImportPlan>, description: string): Promise<Outcome> {
  const plan = await importing;
  const lines = plan.write === undefined ? [] : [`Imported into ${description}.`];
  return done(dataOf(plan), [...linesOf(plan), ...lines]);
}

async function showFirst(planning: Promise<ImportPlan>): Promise<Outcome> {
  const plan = await planning;
  if (plan.write === undefined) return done(dataOf(plan), linesOf(plan));
  const reason = { code: 'not-confirmed', isRetryable: false, field: 'yes' };
  return {
    ...failed(reason, ...linesOf(plan), 'Nothing is changed yet. Add --yes to import.'),
    data: dataOf(plan),
  };
}

const dataOf = ({ changes, removedShops }: ImportPlan) => ({ changes, removedShops });

const linesOf = ({ changes, removedShops, write }: ImportPlan): readonly string[] =>
  write === undefined
    ? ['Nothing differs.']
    : [
        ...changes.slice(0, SHOWN_CHANGES).map(changeText),
        ...(changes.length > SHOWN_CHANGES ? [`… and ${changes.length - SHOWN_CHANGES} more`] : []),
        ...removedShops.map(({ id, name }) => `Shop ${id}, ${name}, goes off sale; its orders stay.`),
      ];
