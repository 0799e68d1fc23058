import { describe, expect, it } from 'vitest';

import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { isAnythingKept, KEPT_KEYS } from '@/adapters/storage/storage-keys';
import { StorageArea } from '@/adapters/storage/storage-area';

const anArea = () => {
  const { storage, events } = new MemoryBrowser().openTab();
  return new StorageArea(() => storage, events);
};

describe('isAnythingKept', () => {
  it('is false where nobody has been, and where storage cannot be touched', () => {
    expect(isAnythingKept(anArea())).toBe(false);
    expect(isAnythingKept(new StorageArea(() => null, new EventTarget()))).toBe(false);
  });

  it.each(KEPT_KEYS)('is true when %s was kept', (key) => {
    const area = anArea();
    area.write(key, '{}');
    expect(isAnythingKept(area)).toBe(true);
  });

  it('takes no notice of what is not ours', () => {
    const area = anArea();
    area.write('somebody-else', '{}');
    expect(isAnythingKept(area)).toBe(false);
  });
});
