import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withChainStores } from '@cli/chain/with-chain-stores';
import { done, failed, type Outcome } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';
import { chainJsonSchemas } from '@api/chain/chain-json-schemas';
import { jsonText } from '@api/chain/json-text';
import { parseChain } from '@api/chain/parse-chain';
import { readChainSource } from '@api/chain/read-chain-source';
import type { ChainSource } from '@api/chain/chain-source';

export const exportChain: Tool = {
  usage: 'chain export <folder>',
  description:
    'Writes the files of the chain that the API sells from, as they were imported. A folder that has a chain already is made equal with --yes only.',
  options: [],
  example: 'lucka chain export my-chain',
  run: ({ words: [folder = ''], has }, deps) =>
    withChainStores(deps, async (stores) => {
      const imported = await stores.chain.read();
      if (imported === undefined)
        return failed({ code: 'no-chain', isRetryable: false }, 'No chain was imported there.');
      if (existsSync(path.join(folder, 'chain.json')) && !has('yes'))
        return failed(
          { code: 'exists', isRetryable: false, field: 'folder' },
          `${folder} has a chain already. Add --yes to overwrite it.`,
        );
      return writeChain(folder, imported.source);
    }),
};

async function writeChain(folder: string, source: ChainSource): Promise<Outcome> {
  const before = readChainSource(folder);
  const obsolete = [...(before.ok ? before.value.keys() : [])].filter((file) => !source.has(file));
  for (const file of obsolete) await rm(path.join(folder, file));
  const chain = parseChain(source);
  const schemas = chain.ok ? [...chainJsonSchemas(chain.value.chain.languages)] : [];
  const files = new Map<string, Uint8Array | string>([
    ...source,
    ...schemas.map(([name, schema]) => [`schema/${name}`, jsonText(schema)] as const),
  ]);
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return done({ folder, files: [...source.keys()] }, [`${source.size} files are in ${folder}.`]);
}
