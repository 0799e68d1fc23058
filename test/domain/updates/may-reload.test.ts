import { describe, expect, it } from 'vitest';
import { mayReload, RELOAD_PAUSE_MS } from '@/domain/updates/may-reload';

describe('mayReload', () => {
  it('is true the first time, and again after a minute', () => {
    expect(mayReload(undefined, 5)).toBe(true);
    expect(mayReload(5, 5 + RELOAD_PAUSE_MS - 1)).toBe(false);
    expect(mayReload(5, 5 + RELOAD_PAUSE_MS)).toBe(true);
  });

  it('handles a clock that was set back a little or far', () => {
    expect(mayReload(RELOAD_PAUSE_MS, 1)).toBe(false);
    expect(mayReload(10 * RELOAD_PAUSE_MS, 0)).toBe(true);
  });

  it('treats an unreadable time as a reload just now', () => {
    expect(mayReload(Number.NaN, 0)).toBe(false);
  });
});
