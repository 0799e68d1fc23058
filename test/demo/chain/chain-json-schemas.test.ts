import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { chainJsonSchemas } from '@api/chain/chain-json-schemas';
import { parseChain } from '@api/chain/parse-chain';
import { readChainSource } from '@api/chain/read-chain-source';
import { demonstrationChainFolder } from '@demo/chain-folder';
import { must } from '@test/support/builders/must';

const folder = path.join(demonstrationChainFolder(), 'schema');
const source = readChainSource(demonstrationChainFolder());
const files = parseChain(source.ok ? source.value : new Map());
const schemas = chainJsonSchemas(must(files.ok ? files.value : undefined).chain.languages);

/**
 * `UPDATE_CHAIN_SCHEMA=1 npx vitest run test/demo/chain/chain-json-schemas.test.ts` writes them; `npm run format` then
 * lays them out.
 */
if (process.env['UPDATE_CHAIN_SCHEMA'] !== undefined) {
  for (const [name, schema] of schemas)
    writeFileSync(path.join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
}

describe('the JSON Schemas of a chain', () => {
  it('have a file each in demo/chain/schema', () => {
    expect(readdirSync(folder).sort()).toEqual([...schemas.keys()].sort());
  });

  it.each([...schemas])('are up to date in %s', (name, schema) => {
    expect(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(schema)),
    );
  });

  it('are named by every file of the demonstration chain, and accept it', () => {
    const files = readdirSync(demonstrationChainFolder(), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') && !file.startsWith('schema'))
      .map((file) => path.join(demonstrationChainFolder(), file));
    expect(files.length).toBeGreaterThan(30);
    const ajv = new Ajv2020({ strict: false });
    const validators = new Map([...schemas].map(([name, schema]) => [name, ajv.compile(Object(schema))]));
    for (const file of files) {
      const content: { $schema: string } = JSON.parse(readFileSync(file, 'utf8'));
      const validate = validators.get(path.relative(folder, path.join(path.dirname(file), content.$schema)));
      expect(validate?.(content), `${file} ${JSON.stringify(validate?.errors)}`).toBe(true);
    }
  });
});
