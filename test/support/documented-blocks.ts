import { readFile } from 'node:fs/promises';

/** The blocks of code below a heading of a document, up to the next heading. */
export async function documentedBlocks(document: string, heading: string): Promise<readonly string[]> {
  const [, section = ''] = (await readFile(document, 'utf8')).split(`\n## ${heading}\n`);
  const [ofHeading = ''] = section.split('\n## ');
  return [...ofHeading.matchAll(/^```\w+\n([^]*?)^```$/gm)].map(([, lines = '']) => lines);
}
