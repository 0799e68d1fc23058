import { describe, expect, it } from 'vitest';
import { mayReload, RELOAD_PAUSE_MS } from '@/domain/updates/may-reload';

describe('mayReload', () => {
  it('says yes the first time, and again after a minute', () => {
    expect(mayReload(undefined, 5)).toBe(true);
    expect(mayReload(5, 5 + RELOAD_PAUSE_MS - 1)).toBe(false);
    expect(mayReload(5, 5 + RELOAD_PAUSE_MS)).toBe(true);
  });

  it('is not fooled by a clock that is set back a little, nor stuck by one that is set back far', () => {
    expect(mayReload(RELOAD_PAUSE_MS, 1)).toBe(false);
    expect(mayReload(10 * RELOAD_PAUSE_MS, 0)).toBe(true);
  });

  it('takes a time that cannot be read for a reload just now', () => {
    expect(mayReload(Number.NaN, 0)).toBe(false);
  });
});
