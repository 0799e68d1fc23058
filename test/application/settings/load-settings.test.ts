import { expect, it, describe } from 'vitest';
import { MemorySettingsSource } from '@test/support/memory/memory-settings-source';
import { SettingsStore } from '@/application/settings/settings-store';
import { LoadSettings } from '@/application/settings/load-settings';

describe('LoadSettings', () => {
  const source = () => new MemorySettingsSource();

  it('loads the settings into the store [API-17]', async () => {
    const [settings, store] = [source(), new SettingsStore()];
    await new LoadSettings({ source: settings, store }).load();
    expect(store.settings).toEqual(settings.current);
  });

  it('keeps the known settings after a failure', async () => {
    const [settings, store] = [source(), new SettingsStore()];
    const load = new LoadSettings({ source: settings, store });
    await load.load();
    settings.script.failNext({ kind: 'unreachable', isTimeout: false });
    expect(await load.load()).toEqual({ ok: false, error: { kind: 'unreachable', isTimeout: false } });
    expect(store.loading.kind).toBe('failed');
    expect(store.settings).toEqual(settings.current);
  });

  it('shares a call under way', async () => {
    const [settings, store] = [source(), new SettingsStore()];
    const load = new LoadSettings({ source: settings, store });
    const letGo = settings.script.holdNext();
    const [first, second] = [load.load(), load.load()];
    letGo();
    expect(await second).toBe(await first);
    expect(settings.script.calls).toEqual(['settings']);
    await load.load();
    expect(settings.script.calls).toHaveLength(2);
  });
});
