import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { loadChainFolder } from '@api/chain/load-chain';
import { SMALL_CHAIN } from '@test/support/api/a-small-chain';

/** The small chain in a folder of its own, for each test of a file. */
export function openChainFolder() {
  let folder = '';
  const put = (file: string, content: string | Uint8Array): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lucka-chain-'));
    for (const [file, content] of Object.entries(SMALL_CHAIN)) put(file, JSON.stringify(content));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const read = () => loadChainFolder(folder);
  const errors = () => {
    const loaded = read();
    return loaded.ok ? [] : loaded.error;
  };
  return {
    put,
    read,
    errors,
    remove: (file: string): void => rmSync(path.join(folder, file)),
    /** Changes one file by its text. */
    change(file: string, from: string, to: string): void {
      const text = readFileSync(path.join(folder, file), 'utf8');
      expect(text).toContain(from);
      put(file, text.replace(from, to));
    },
    load() {
      const loaded = read();
      if (!loaded.ok) expect.unreachable(JSON.stringify(loaded.error));
      return loaded.value;
    },
    faults: () => errors().map(({ file, field, message }) => `${file}: ${field}: ${message}`),
  };
}
