import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the demonstration chain: beside this source, or beside the built programs in dist/. */
export function demonstrationChainFolder(): string {
  for (let place = import.meta.dirname; ; place = path.dirname(place)) {
    const folder = path.join(place, 'chain');
    if (existsSync(path.join(folder, 'chain.json'))) return folder;
    if (place === path.dirname(place)) throw new Error('The folder of the demonstration chain is missing');
  }
}
