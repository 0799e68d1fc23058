import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readChainSource } from '@api/chain/read-chain-source';

const LEADS_OUT = 'It is a link that leads out of the folder of the chain';

let home: string;
let chain: string;

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'lucka-chain-'));
  onTestFinished(() => rm(home, { recursive: true }));
  chain = path.join(home, 'chain');
  await cp('demo/chain', chain, { recursive: true });
});

const inChain = (name: string): string => path.join(chain, name);

function namesRead(): readonly string[] {
  const source = readChainSource(chain);
  return source.ok ? [...source.value.keys()] : [];
}

function messages(): readonly string[] {
  const source = readChainSource(chain);
  return source.ok ? [] : source.error.map(({ file, message }) => `${file}: ${message}`);
}

describe('readChainSource', () => {
  it('refuses a link to a file elsewhere', async () => {
    await writeFile(path.join(home, 'secret.md'), '# Secret');
    await mkdir(inChain('legal'), { recursive: true });
    await symlink(path.join(home, 'secret.md'), inChain('legal/terms.en.md'));
    expect(messages()).toEqual([`legal/terms.en.md: ${LEADS_OUT}`]);
  });

  it('refuses a link to a folder elsewhere in place of one of the chain', async () => {
    await rename(inChain('menus'), path.join(home, 'menus'));
    await symlink(path.join(home, 'menus'), inChain('menus'));
    expect(messages()).toEqual([`menus/: ${LEADS_OUT}`]);
  });

  it('enters no folder behind a link, as of the whole machine or in a circle', async () => {
    const before = namesRead();
    await mkdir(inChain('pictures'), { recursive: true });
    await symlink('/', inChain('pictures/root'));
    await symlink(inChain('pictures'), inChain('pictures/again'));
    expect(namesRead()).toEqual(before);
  });

  it('follows links within the folder, as a mounted volume has them', async () => {
    const before = namesRead();
    await mkdir(inChain('..data'));
    for (const name of ['chain.json', 'menus']) {
      await rename(inChain(name), inChain(`..data/${name}`));
      await symlink(path.join('..data', name), inChain(name));
    }
    expect(namesRead()).toEqual(before);
  });
});
