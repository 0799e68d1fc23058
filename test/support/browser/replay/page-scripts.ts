import type { WorldEvent } from '@/adapters/recording/step';

type StorageEvent = Extract<WorldEvent, { readonly do: 'storage' }>;

/** What happens to the storage of a browser, done in one of its pages. */
export const STORAGE_SCRIPTS: Readonly<Record<StorageEvent['what'], string>> = {
  wipe: 'localStorage.clear()',
  damage: `for (const [key, text] of Object.entries(localStorage))
    localStorage.setItem(key, text.slice(0, text.length >> 1));`,
  fill: `for (let size = 1 << 20, turn = 0; size > 0; size >>= 1) {
    try { for (;;) localStorage.setItem('padding-' + turn++, 'x'.repeat(size)); } catch {}
  }`,
  free: `for (const key of Object.keys(localStorage))
    if (key.startsWith('padding-')) localStorage.removeItem(key);`,
};

/** Has a page believe in another time; its timers count as ever. */
export const clockScript = (skewMs: number): string => `(() => {
  const Real = globalThis.RealDate ??= Date;
  globalThis.Date = class extends Real {
    constructor(...given) { super(...(given.length === 0 ? [Real.now() + ${skewMs}] : given)); }
    static now() { return Real.now() + ${skewMs}; }
  };
})()`;
