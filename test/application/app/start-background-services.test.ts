import { describe, expect, it } from 'vitest';
import { STANDING_WORK, startReactions, type Services } from '@/application/app/start-background-services';

describe('startReactions', () => {
  it('starts all work in order, and stops it in reverse', () => {
    const events: string[] = [];
    const services = {
      get: (work: { readonly name: string }) => ({
        start: () => {
          events.push(`start ${work.name}`);
          return () => events.push(`stop ${work.name}`);
        },
      }),
    };
    const stop = startReactions(services as unknown as Services);
    stop();
    const names = STANDING_WORK.map(({ name }) => name);
    expect(events).toEqual([
      ...names.map((name) => `start ${name}`),
      ...names.toReversed().map((name) => `stop ${name}`),
    ]);
  });

  it('starts each work once', () => {
    expect(new Set(STANDING_WORK).size).toBe(STANDING_WORK.length);
  });
});
