import { describe, expect, it } from 'vitest';
import {
  ACTING_SERVICES,
  startBackgroundServices,
  STORING_SERVICES,
} from '@/application/app/start-background-services';
import type { Services } from '@/domain/ports/deps';

const ALL = [...STORING_SERVICES, ...ACTING_SERVICES];

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
    const names = ALL.map(({ name }) => name);
    expect(events).toEqual([
      ...names.map((name) => `start ${name}`),
      ...names.toReversed().map((name) => `stop ${name}`),
    ]);
  });

  it('starts each service once', () => {
    expect(new Set(ALL).size).toBe(ALL.length);
  });
});
