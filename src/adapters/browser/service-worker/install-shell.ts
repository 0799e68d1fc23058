import { mayBeStored } from '@/adapters/browser/service-worker/may-be-kept';
import { shellCache, type Shell } from '@/adapters/browser/service-worker/shell';
import type { Shelves } from '@/adapters/browser/service-worker/shelves';

export interface InstallDeps {
  readonly caches: CacheStorage;
  readonly shelves: Shelves;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
}

/** Whoever chooses a dish meanwhile has the rest of the connections to himself. */
const LANES = 2;

/**
 * Fetches all files of a version ahead. Rejects when one of them is not to be had as it should be, and then the
 * version before goes on serving. What an earlier version has under the same name is not fetched again.
 */
export async function installShell(shell: Shell, { caches, shelves, fetch }: InstallDeps): Promise<void> {
  const cache = await caches.open(shellCache(shell));
  const fetchPage = async () => pageOfVersion(await fetch('/', { cache: 'no-cache' }), shell);
  const fetchFile = async (file: string) =>
    (await shelves.file(file)) ?? keepable(await fetch(file, { priority: 'low' }));
  const waiting = [...shell.files];
  const lane = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      await cache.put(file, await (file === '/' ? fetchPage() : fetchFile(file)));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Somebody may have emptied the browser's caches under a worker that stays: it fetches its files once more. */
export async function repairShell(shell: Shell, parts: InstallDeps): Promise<boolean> {
  if ((await parts.shelves.page()) !== undefined) return true;
  return installShell(shell, parts).then(
    () => true,
    () => false,
  );
}

function keepable(answer: Response): Response {
  if (!mayBeStored(answer)) throw new Error(`${answer.url} cannot be kept: ${answer.status}`);
  return answer;
}

/** While a release goes out, one server may still hand out the page of the version before. */
async function pageOfVersion(answer: Response, { version }: Shell): Promise<Response> {
  const page = keepable(answer);
  if (!(await page.clone().text()).includes(version)) throw new Error('The page is of another version.');
  return page;
}
