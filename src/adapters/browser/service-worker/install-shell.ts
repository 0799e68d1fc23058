import { isCacheable } from '@/adapters/browser/service-worker/is-cacheable';
import { SHELL_PAGE, shellCache, type Shell } from '@/adapters/browser/service-worker/shell';
import type { WorkerCaches } from '@/adapters/browser/service-worker/worker-caches';

export interface InstallDeps {
  readonly caches: CacheStorage;
  readonly workerCaches: WorkerCaches;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
}

/** Leaves connections free for the page. */
const LANES = 2;

/**
 * Fetches all files of a version. Rejects when one of them cannot be had as expected; the previous version then goes
 * on serving. Files that an earlier version cached under the same name are not fetched again.
 */
export async function installShell(
  shell: Shell,
  { caches, workerCaches, fetch }: InstallDeps,
): Promise<void> {
  const cache = await caches.open(shellCache(shell));
  const fetchPage = async () => pageOfVersion(await fetch(SHELL_PAGE, { cache: 'no-cache' }), shell);
  const fetchFile = async (file: string) =>
    (await workerCaches.file(file)) ?? cacheable(await fetch(file, { priority: 'low' }));
  const waiting = [...shell.files];
  const lane = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      await cache.put(file, await (file === SHELL_PAGE ? fetchPage() : fetchFile(file)));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** The visitor may have cleared the caches while the worker stays: it fetches its files again. */
export async function repairShell(shell: Shell, deps: InstallDeps): Promise<boolean> {
  if ((await deps.workerCaches.page()) !== undefined) return true;
  return installShell(shell, deps).then(
    () => true,
    () => false,
  );
}

function cacheable(answer: Response): Response {
  if (!isCacheable(answer)) throw new Error(`${answer.url} cannot be cached: ${answer.status}`);
  return answer;
}

/** During a release a server may still serve the page of the previous version. */
async function pageOfVersion(answer: Response, { version }: Shell): Promise<Response> {
  const page = cacheable(answer);
  if (!(await page.clone().text()).includes(version)) throw new Error('The page is of another version.');
  return page;
}
