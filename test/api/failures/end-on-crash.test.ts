import { execFile } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endOnCrash } from '@api/failures/end-on-crash';
import { openSentryReceiver } from '@test/support/api/sentry-receiver';
import { ManualClock } from '@test/support/memory/manual-clock';

const file = (path: string) => fileURLToPath(new URL(`../../support/${path}`, import.meta.url));
const PROGRAM = [file('database/run-typescript.mjs'), file('api/crashing-program.ts')];

describe('a process that crashes', () => {
  it.each(['thrown', 'rejected'])('logs and forwards what was %s, and exits with code 1', async (kind) => {
    const receiver = await openSentryReceiver();
    onTestFinished(() => receiver.close());
    const env = { ...process.env, SENTRY_DSN: receiver.dsn, SENTRY_ENVIRONMENT: 'test' };
    const ended = await new Promise<{ code: unknown; log: string }>((resolve) => {
      execFile('node', [...PROGRAM, kind], { env }, (error, log) => resolve({ code: error?.code, log }));
    });
    expect(ended.code).toBe(1);
    expect(JSON.parse(ended.log)).toMatchObject({ level: 60, err: { message: 'out of dough' } });
    expect(receiver.events).toMatchObject([
      { tags: { from: 'api', code: 'crash' }, exception: { values: [{ type: 'RangeError' }] } },
    ]);
  });
});

/** A process that notes the code of its end. */
class Program extends EventEmitter {
  readonly codes: number[] = [];
  exit(code: number): void {
    this.codes.push(code);
  }
}

describe('endOnCrash', () => {
  it('waits for a receiver that does not answer for three seconds', async () => {
    const [program, clock] = [new Program(), new ManualClock()];
    endOnCrash(program, clock, () => new Promise(() => undefined));
    program.emit('uncaughtException', new Error('x'));
    await clock.advance(2_999);
    expect(program.codes).toEqual([]);
    await clock.advance(1);
    expect(program.codes).toEqual([1]);
  });

  it('ends also where reporting fails', async () => {
    const [program, clock] = [new Program(), new ManualClock()];
    endOnCrash(program, clock, () => Promise.reject(new Error('no log')));
    program.emit('uncaughtException', new Error('x'));
    await clock.settle();
    expect(program.codes).toEqual([1]);
  });
});
