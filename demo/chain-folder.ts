import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the demonstration chain in the project that this program, built or not, lies in. */
export function demonstrationChainFolder(): string {
  for (let place = import.meta.dirname; ; place = path.dirname(place)) {
    const folder = path.join(place, 'demo/chain');
    if (existsSync(folder)) return folder;
    if (place === path.dirname(place)) throw new Error('The folder of the demonstration chain is missing');
  }
}
