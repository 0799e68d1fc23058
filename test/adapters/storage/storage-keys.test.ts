import { describe, expect, it } from 'vitest';

import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { isAnythingStored, STORAGE_KEYS } from '@/adapters/storage/storage-keys';
import { StorageArea } from '@/adapters/storage/storage-area';

const anArea = () => {
  const { storage, events } = new MemoryBrowser().openTab();
  return new StorageArea(() => storage, events);
};

describe('isAnythingStored', () => {
  it('is false without stored values, and where storage is inaccessible', () => {
    expect(isAnythingStored(anArea())).toBe(false);
    expect(isAnythingStored(new StorageArea(() => null, new EventTarget()))).toBe(false);
  });

  it.each(STORAGE_KEYS)('is true when %s is stored', (key) => {
    const area = anArea();
    area.write(key, '{}');
    expect(isAnythingStored(area)).toBe(true);
  });

  it('ignores keys of others', () => {
    const area = anArea();
    area.write('other-program', '{}');
    expect(isAnythingStored(area)).toBe(false);
  });
});
