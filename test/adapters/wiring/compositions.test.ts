// @vitest-environment happy-dom
import type { Container } from 'inversify';
import { describe, expect, it, vi } from 'vitest';

import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryNavigator } from '@/adapters/headless/memory-navigator';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { composeBrowser } from '@/adapters/wiring/compose-browser';
import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { completeBrowser } from '@/adapters/wiring/complete-browser';
import { LoadShops } from '@/application/shops/load-shops';

function browser(): Container {
  const container = composeBrowser({ window, navigator: new MemoryNavigator() });
  completeBrowser(container, window);
  return container;
}

const headless = (): Container =>
  composeHeadless({
    baseUrl: 'http://127.0.0.1:9',
    clock: new ManualClock(),
    randomness: new SeededRandomness(),
    reporter: new RecordingFailureReporter(),
  });

/** Every port of the domain, and every store, use case and effect of the application. */
async function everyToken(): Promise<readonly (readonly [string, symbol | (new () => unknown)])[]> {
  const ports = import.meta.glob<Record<string, unknown>>('/src/domain/ports/*.ts');
  const classes = import.meta.glob<Record<string, unknown>>([
    '/src/application/*/*.ts',
    '!/src/application/{shared/*,consent/consented-telemetry,app/load-app}.ts',
  ]);
  const modules = await Promise.all(Object.values({ ...ports, ...classes }).map((load) => load()));
  return modules.flatMap((module) => Object.entries(module).filter(isToken));
}

const isToken = (entry: [string, unknown]): entry is [string, symbol | (new () => unknown)] =>
  typeof entry[1] === 'symbol' || (typeof entry[1] === 'function' && /^class\b/.test(String(entry[1])));

describe.each([
  ['browser', browser],
  ['headless', headless],
])('the %s composition', (_, compose) => {
  it('resolves every port, store, use case and effect', async () => {
    const container = compose();
    const tokens = await everyToken();
    expect(tokens.length).toBeGreaterThan(60);
    const missing = tokens.filter(([, token]) => !container.isBound(token)).map(([name]) => name);
    expect(missing).toEqual([]);
    for (const [, token] of tokens) expect(container.get(token)).toBeDefined();
  });

  it('has one instance of each', async () => {
    const container = compose();
    for (const [, token] of await everyToken()) expect(container.get(token)).toBe(container.get(token));
  });

  it('generates no functions from text, which the content security policy forbids', async () => {
    const compile = vi.spyOn(globalThis, 'Function');
    const container = compose();
    for (const [, token] of await everyToken()) container.get(token);
    expect(compile).not.toHaveBeenCalled();
  });

  it('shares nothing with another composition', () => {
    expect(compose().get(LoadShops)).not.toBe(compose().get(LoadShops));
  });
});
