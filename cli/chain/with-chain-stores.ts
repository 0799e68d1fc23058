import type { Outcome } from '@cli/command/outcome';
import type { ToolDeps } from '@cli/command/tool';
import { withDatabase } from '@cli/operator/with-database';
import { postgresStores, type Stores } from '@api/stores';

/** Runs the work with the stores that the API uses with the same variables, whether or not it runs. */
export const withChainStores = (
  deps: Pick<ToolDeps, 'variables'>,
  work: (stores: Stores, description: string) => Promise<Outcome>,
): Promise<Outcome> =>
  withDatabase(deps, ({ reading, description }) => work(postgresStores(reading), description));
