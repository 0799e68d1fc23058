// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';

import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryNavigator } from '@/adapters/headless/memory-navigator';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import type { Composition } from '@/adapters/wiring/composition';
import { composeBrowser } from '@/adapters/wiring/compose-browser';
import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { composeStaff } from '@/adapters/wiring/compose-staff';
import { completeBrowser } from '@/adapters/wiring/complete-browser';
import { LoadApp } from '@/application/app/load-app';
import { LoadShops } from '@/application/shops/load-shops';
import type { Token } from '@/domain/ports/deps';
import { ok } from '@/domain/shared/result';

function browser(): Composition {
  const composition = composeBrowser({ window, navigator: new MemoryNavigator(), fetch: globalThis.fetch });
  const app = ok(completeBrowser(composition, window));
  composition.bind(LoadApp, () => () => Promise.resolve(app));
  return composition;
}

const headless = (): Composition =>
  composeHeadless({
    baseUrl: 'http://127.0.0.1:9',
    clock: new ManualClock(),
    randomness: new SeededRandomness(),
    reporter: new RecordingFailureReporter(),
  });

type Exports = Readonly<Record<string, unknown>>;

/** Every port and every class of the application that guests need. */
const SERVICES = import.meta.glob<Exports>([
  '/src/domain/ports/*.ts',
  '!/src/domain/ports/{audit-log,order-board,order-sound,printer,shop-controls,staff-*}.ts',
  '/src/application/*/*.ts',
  '!/src/application/{shared/*,staff/*,page/*,consent/consented-telemetry}.ts',
]);
const VIEW_MODELS = import.meta.glob<Exports>(['/src/ui/**/*-model.ts', '!/src/ui/staff/**']);

const SERVICES_OF_STAFF = import.meta.glob<Exports>([
  '/src/domain/ports/{audit-log,order-board,order-sound,printer,shop-controls,staff-*}.ts',
  '/src/application/staff/*.ts',
]);
const VIEW_MODELS_OF_STAFF = import.meta.glob<Exports>('/src/ui/staff/**/*-model.ts');

const exportsOf = async (modules: Record<string, () => Promise<Exports>>) =>
  (await Promise.all(Object.values(modules).map((load) => load()))).flatMap((all) => Object.values(all));

const isToken = (value: unknown): value is Token =>
  typeof value === 'symbol' || (typeof value === 'function' && /^class\b/.test(String(value)));

const needsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'function' && 'needs' in value ? Object.values(Object(value.needs)) : [];

async function everyToken(ofServices = SERVICES, ofModels = VIEW_MODELS): Promise<readonly Token[]> {
  const [services, models] = [await exportsOf(ofServices), await exportsOf(ofModels)];
  return [...services, ...models.flatMap(needsOf)].filter(isToken);
}

describe.each([
  ['browser', browser],
  ['headless', headless],
])('the %s composition', (_, compose) => {
  it('resolves every port, every class of the application and what each view-model needs', async () => {
    const composition = compose();
    const tokens = await everyToken();
    expect(tokens.length).toBeGreaterThan(200);
    for (const token of tokens) expect(composition.get(token)).toBeDefined();
  });

  it('has one instance of each', async () => {
    const composition = compose();
    for (const token of await everyToken()) expect(composition.get(token)).toBe(composition.get(token));
  });

  it('generates no functions from text, which the content security policy forbids', async () => {
    const compile = vi.spyOn(globalThis, 'Function');
    const composition = compose();
    for (const token of await everyToken()) composition.get(token);
    expect(compile).not.toHaveBeenCalled();
  });

  it('shares nothing with another composition', () => {
    expect(compose().get(LoadShops)).not.toBe(compose().get(LoadShops));
  });
});

describe('the composition of the staff', () => {
  it('resolves every port and every class of the staff and what each view-model needs', async () => {
    const composition = composeStaff(window);
    const tokens = await everyToken(SERVICES_OF_STAFF, VIEW_MODELS_OF_STAFF);
    expect(tokens.length).toBeGreaterThan(20);
    for (const token of tokens) expect(composition.get(token)).toBe(composition.get(token));
  });
});
