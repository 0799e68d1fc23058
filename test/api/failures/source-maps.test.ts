import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SourceMaps } from '@api/failures/source-maps';
import type { StackFrame } from '@api/failures/stack-frames';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '@test/support/database/throw-away-folder';

/** The first column of the file is the third line of the source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['../../../src/ui/basket.ts'],
  sourcesContent: ['import a;\n\n  const total = sum(lines);\n'],
  names: ['sum'],
  mappings: 'AAEAA',
});

let folder: ThrowAwayFolder;
let maps: SourceMaps;

beforeAll(async () => {
  folder = await makeThrowAwayFolder();
  await mkdir(folder.path, { recursive: true });
  await writeFile(path.join(folder.path, 'main-a1.js.map'), MAP);
  await writeFile(path.join(folder.path, 'broken-b2.js.map'), '{');
  maps = new SourceMaps(folder.path);
});
afterAll(() => folder.dispose());

const at = (file: string): StackFrame => ({ file, functionName: 'n', line: 1, column: 1 });
const ORIGINAL = {
  ...{ file: 'src/ui/basket.ts', functionName: 'sum', line: 3, column: 1 },
  text: 'const total = sum(lines);',
};

describe('SourceMaps', () => {
  it('names file, line, function and text of the source', async () => {
    const frame = at('https://lucka.example/assets/main-a1.js');
    expect(await maps.original(frame, 'browser')).toEqual(ORIGINAL);
    expect(await maps.original(at('https://x/assets/staff/main-a1.js'), 'browser')).toEqual(ORIGINAL);
  });

  it('reads the map beside a file of the API', async () => {
    const file = pathToFileURL(path.join(folder.path, 'main-a1.js')).href;
    expect(await maps.original(at(file), 'api')).toEqual(ORIGINAL);
  });

  it.each([
    'https://lucka.example/assets/other-c3.js',
    'https://lucka.example/assets/broken-b2.js',
    'https://lucka.example/assets/../main-a1.js/',
    'https://lucka.example/assets/%2e%2e/main-a1.js',
    'chrome-extension://x/main-a1.js',
  ])('leaves a frame of %s as it is', async (file) => {
    const frame = at(file);
    expect(await maps.original(frame, 'browser')).toBe(frame);
  });

  it('reads no file of this machine that a browser names', async () => {
    const frame = at(pathToFileURL(path.join(folder.path, 'main-a1.js')).href);
    expect(await maps.original(frame, 'browser')).toBe(frame);
  });
});
