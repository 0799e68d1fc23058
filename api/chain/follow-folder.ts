import { watch } from 'node:fs';
import type { Clock, Disposer } from '@/domain/ports/clock';
import type { ReportTrouble } from '@api/database/report-trouble';
import { changeText } from '@api/chain/diff-sources';
import { importChain } from '@api/chain/import-chain';
import { errorText } from '@api/chain/located-error';
import { openChainFolder } from '@api/chain/open-chain';
import type { ImportStores } from '@api/chain/plan-import';

/** An editor that saves writes several times; an import shall see the last state. */
const SETTLED_MS = 300;

export interface FollowDeps {
  readonly stores: ImportStores;
  readonly clock: Clock;
  /** Prints lines for the person who edits. */
  readonly print: (lines: readonly string[]) => void;
  readonly reportTrouble: ReportTrouble;
  /** Calls `onChange` after each change in the folder; that of the file system by default. */
  readonly watchFolder?: WatchFolder;
}

export type WatchFolder = (folder: string, onChange: () => void) => Disposer;

/**
 * Imports the folder after each change, until disposed. While it has errors, the chain stays as it was, and the errors
 * are printed.
 */
export function followFolder(folder: string, deps: FollowDeps): Disposer {
  const { clock, reportTrouble, watchFolder = watchFiles(reportTrouble) } = deps;
  let stopWaiting: Disposer = () => undefined;
  // One import after the other.
  let importing = Promise.resolve();
  const stopWatching = watchFolder(folder, () => {
    stopWaiting();
    stopWaiting = clock.after(SETTLED_MS, () => {
      importing = importing
        .then(() => importNow(folder, deps))
        .catch((error: unknown) => reportTrouble('The changed chain could not be imported', error));
    });
  });
  return () => {
    stopWatching();
    stopWaiting();
  };
}

async function importNow(folder: string, { stores, clock, print }: FollowDeps): Promise<void> {
  const opened = await openChainFolder(folder);
  if (!opened.ok) return print([`${folder} stays as it was:`, ...opened.error.map(errorText)]);
  const { changes } = await importChain(stores, opened.value, clock.now());
  if (changes.length > 0) print(changes.map(changeText));
}

const watchFiles =
  (reportTrouble: ReportTrouble): WatchFolder =>
  (folder, onChange) => {
    const watcher = watch(folder, { recursive: true }, onChange);
    watcher.on('error', (error) => reportTrouble(`${folder} is no longer watched`, error));
    return () => watcher.close();
  };
