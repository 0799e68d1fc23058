import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

import { faultSwitch, faultyId, soundId } from '@test/fault-injection/fault-switch';
import { plant } from '@test/fault-injection/plant';
import type { PlantedFault } from '@test/fault-injection/planted-fault';

/** Builds every fault into one program, in which one at a time can be switched on by its name. */
export function plantFaults(root: string, faults: readonly PlantedFault[]): Plugin {
  const places = byPlace(root, faults);
  return {
    name: 'plant-faults',
    enforce: 'pre',
    resolveId: (id) => (id.includes('?sound') || id.includes('?fault=') ? id : undefined),
    async load(id) {
      const [file = '', query] = id.split('?');
      const planted = places.get(file);
      if (planted === undefined) return undefined;
      const source = await readFile(file, 'utf8');
      if (query === undefined) return faultSwitch(file, source, planted);
      if (id === soundId(file)) return source;
      const fault = planted.find(({ name }) => faultyId(file, name) === id);
      return fault && plant(source, fault);
    },
  };
}

function byPlace(
  root: string,
  faults: readonly PlantedFault[],
): ReadonlyMap<string, readonly PlantedFault[]> {
  const places = new Map<string, readonly PlantedFault[]>();
  for (const fault of faults) {
    const file = path.join(root, fault.file);
    places.set(file, [...(places.get(file) ?? []), fault]);
  }
  return places;
}
