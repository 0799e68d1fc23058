import { describe, expect, it } from 'vitest';
import { ConnectionTurns } from '@api/database/connection-turns';
import { DatabaseUnavailable } from '@api/database/database-unavailable';

const LONG_MS = 60_000;

/** Requests connections by name, and records who got one or was refused. */
function aQueue(maxTaken: number, maxWaiting: number) {
  const turns = new ConnectionTurns(maxTaken, maxWaiting);
  const events: string[] = [];
  const take = (name: string, progress: number, limitMs = LONG_MS): Promise<void> =>
    turns.take(progress, limitMs).then(
      () => void events.push(name),
      (error: unknown) => void events.push(error instanceof DatabaseUnavailable ? `${name} refused` : 'bug'),
    );
  const settle = () => new Promise(setImmediate);
  const free = async (): Promise<void> => {
    turns.free();
    await settle();
  };
  return { take, free, settle, events };
}

describe('ConnectionTurns', () => {
  it('gives connections while there are free ones', async () => {
    const { take, settle, events } = aQueue(2, 9);
    for (const name of ['a', 'b', 'c']) void take(name, 0);
    await settle();
    expect(events).toEqual(['a', 'b']);
  });

  it('prefers the request with the most progress, then the first', async () => {
    const { take, free, events } = aQueue(1, 9);
    await take('running', 0);
    const waiting = [take('new', 0), take('begun', 2), take('newer', 0), take('also begun', 2)];
    for (let count = 0; count < 4; count += 1) await free();
    await Promise.all(waiting);
    expect(events).toEqual(['running', 'begun', 'also begun', 'new', 'newer']);
  });

  it('refuses new requests when too many wait, and never started ones in their favour', async () => {
    const { take, free, settle, events } = aQueue(1, 2);
    await take('running', 0);
    void take('first', 0);
    void take('second', 0);
    void take('third', 0);
    await settle();
    expect(events.splice(0)).toEqual(['running', 'third refused']);
    void take('begun', 1);
    await settle();
    expect(events.splice(0)).toEqual(['second refused']);
    await free();
    await free();
    expect(events).toEqual(['begun', 'first']);
  });

  it('refuses a request that has waited too long, and reserves no connection for it', async () => {
    const { take, free, events } = aQueue(1, 9);
    await take('running', 0);
    await take('late', 0, 1);
    await free();
    await take('next', 0);
    expect(events).toEqual(['running', 'late refused', 'next']);
  });
});
