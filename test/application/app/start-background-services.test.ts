import { describe, expect, it } from 'vitest';
import { BACKGROUND_SERVICES, startBackgroundServices } from '@/application/app/start-background-services';
import type { Services } from '@/domain/ports/deps';

describe('startBackgroundServices', () => {
  it('starts all services in order, and stops them in reverse', () => {
    const events: string[] = [];
    const services = {
      get: (work: { readonly name: string }) => ({
        start: () => {
          events.push(`start ${work.name}`);
          return () => events.push(`stop ${work.name}`);
        },
      }),
    };
    const stop = startBackgroundServices(services as unknown as Services);
    stop();
    const names = BACKGROUND_SERVICES.map(({ name }) => name);
    expect(events).toEqual([
      ...names.map((name) => `start ${name}`),
      ...names.toReversed().map((name) => `stop ${name}`),
    ]);
  });

  it('starts each service once', () => {
    expect(new Set(BACKGROUND_SERVICES).size).toBe(BACKGROUND_SERVICES.length);
  });
});
