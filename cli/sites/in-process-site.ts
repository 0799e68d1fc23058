import { openInProcessApi } from '@demo/in-process/in-process-api';
import { chainBytes, newChain, readChain } from '@cli/sites/stored-chain';
import type { Site } from '@cli/sites/site';
import type { Home } from '@cli/home/home';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { err } from '@/domain/shared/result';
import { timeZoneOf } from '@api/shops/is-open-for-business';
import { memoryStores } from '@api/stores';

/** The demonstration's kitchen pace, short enough to wait for. */
const KITCHEN_PACE_MS = 3_000;

/** Not an origin, since another local server may have that of the in-process API. */
export const IN_PROCESS = 'in-process';

/** The reference API in this process, with the chain stored in the home. */
export async function inProcessSite(home: Home, clock: Clock, randomness: Randomness): Promise<Site> {
  const bytes = await home.chain();
  const stored = bytes === undefined ? undefined : readChain(bytes);
  const chain = stored ?? newChain(clock.now());
  const stores = memoryStores(chain.state);
  const api = await openInProcessApi({
    ...{ stores, clock, randomness, since: chain.since },
    // No e-mails: the API answers that they could not be sent.
    mailer: { send: () => Promise.resolve(err({ kind: 'notSent' })) },
    kitchenPaceMs: KITCHEN_PACE_MS,
  });
  return {
    ...api,
    name: IN_PROCESS,
    isChainReplaced: bytes !== undefined && stored === undefined,
    sendForm: async (address, fields) => {
      const answer = await api.fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
      return answer.status;
    },
    timeZoneOf: async (shopId) => {
      const shop = await stores.shops.find(shopId);
      return shop === undefined ? undefined : timeZoneOf(shop);
    },
    save: () => home.saveChain(chainBytes(chain)),
  };
}
