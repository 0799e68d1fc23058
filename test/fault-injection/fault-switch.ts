import type { PlantedFault } from '@test/fault-injection/planted-fault';

/** The environment variable that names the fault which is switched on. */
export const FAULT_VARIABLE = 'LUCKA_PLANTED_FAULT';

/** Names what a module gives when it runs: no types. */
const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm;

/** A module that gives what the sound file gives, or what the file with the fault does that is switched on. */
export function faultSwitch(id: string, source: string, faults: readonly PlantedFault[]): string {
  const modules = faults.map(({ name }, at) => ({ name, module: `faulty${at}` }));
  return [
    `import * as sound from ${JSON.stringify(soundId(id))};`,
    ...modules.map(({ name, module }) => `import * as ${module} from ${JSON.stringify(faultyId(id, name))};`),
    `const all = { ${modules.map(({ name, module }) => `${JSON.stringify(name)}: ${module}`).join(', ')} };`,
    `const chosen = all[process.env[${JSON.stringify(FAULT_VARIABLE)}]] ?? sound;`,
    ...[...source.matchAll(EXPORTED)].map(([, name]) => `export const ${name} = chosen.${name};`),
    '',
  ].join('\n');
}

export const soundId = (id: string): string => `${id}?sound`;

export const faultyId = (id: string, name: string): string => `${id}?fault=${encodeURIComponent(name)}`;
