import type { PlantedFault } from '@test/fault-injection/planted-fault';

/** The source with the fault in it. Throws where the text to be replaced is not there exactly once. */
export function plant(source: string, { name, file, find, replace }: PlantedFault): string {
  const [before, after, ...others] = source.split(find);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(
      `The fault "${name}" has ${others.length + (after === undefined ? 0 : 1)} places in ${file}.`,
    );
  return before + replace + after;
}
