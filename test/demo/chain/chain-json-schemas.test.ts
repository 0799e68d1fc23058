import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chainLanguages, chainSchemas } from '@api/chain/chain-schema';
import { demonstrationChainFolder } from '@demo/chain-folder';

const folder = path.join(demonstrationChainFolder(), 'schema');
const chainFile = readFileSync(path.join(demonstrationChainFolder(), 'chain.json'), 'utf8');
const { deliverySpots, ...others } = chainSchemas(chainLanguages.parse(JSON.parse(chainFile)).languages);
const schemas = new Map(
  Object.entries({ ...others, 'delivery-spots': deliverySpots }).map(([name, schema]) => [
    `${name}.json`,
    z.toJSONSchema(schema, { reused: 'ref', io: 'input' }),
  ]),
);

/** `UPDATE_CHAIN_SCHEMA=1 npx vitest run test/demo/chain/chain-json-schemas.test.ts` writes them; `npm run format` then lays them out. */
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

  it('are named by every file of the demonstration chain', () => {
    const files = readdirSync(demonstrationChainFolder(), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') && !file.startsWith('schema'))
      .map((file) => path.join(demonstrationChainFolder(), file));
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const { $schema } = JSON.parse(readFileSync(file, 'utf8'));
      expect([...schemas.keys()], file).toContain(
        path.relative(folder, path.join(path.dirname(file), $schema)),
      );
    }
  });
});
