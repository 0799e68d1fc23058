import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnSoon, DrawingQueue, type QueuedDrawing } from '@pages/drawing-queue';
import { ManualClock } from '@test/support/memory/manual-clock';
import { runs } from '@test/support/properties/runs';

const LANES = 2;

/** A queue whose drawings the test ends. */
function aQueue() {
  const queue = new DrawingQueue();
  const running = new Map<number, (isDrawn: boolean) => void>();
  const begun: number[] = [];
  const add = (drawing: number): QueuedDrawing<number> =>
    queue.add(
      () =>
        new Promise((resolve, reject) => {
          begun.push(drawing);
          running.set(drawing, (isDrawn) => {
            running.delete(drawing);
            if (isDrawn) resolve(drawing);
            else reject(new Error('It cannot be drawn.'));
          });
        }),
    );
  return { queue, running, begun, add };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('DrawingQueue', () => {
  it('never runs more than two drawings at once, nor leaves one waiting beside a free place, and keeps their order', async () => {
    const someStep = fc.record({ isAdded: fc.boolean(), which: fc.nat(1), isDrawn: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(someStep, { maxLength: 20 }), async (steps) => {
        const { running, begun, add } = aQueue();
        const drawings: Promise<unknown>[] = [];
        let ended = 0;
        for (const { isAdded, which, isDrawn } of steps) {
          const end = [...running.values()][which];
          if (isAdded) drawings.push(add(drawings.length).drawn.catch(() => undefined));
          else if (end !== undefined) {
            end(isDrawn);
            ended += 1;
          }
          await settle();
          expect(running.size).toBe(Math.min(LANES, drawings.length - ended));
        }
        expect(begun).toEqual([...begun.keys()]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('is full where 50 wait', () => {
    const { queue, add } = aQueue();
    for (let drawing = 0; drawing < LANES + 49; drawing += 1) void add(drawing);
    expect(queue.isFull).toBe(false);
    void add(LANES + 49);
    expect(queue.isFull).toBe(true);
  });
});

describe('drawnSoon', () => {
  it('waits for a drawing that has begun, however long it takes', async () => {
    const { running, add } = aQueue();
    const clock = new ManualClock();
    const soon = drawnSoon(add(7), clock);
    await settle();
    await clock.advance(10_000);
    running.get(7)?.(true);
    expect(await soon).toBe(7);
    expect(clock.pending).toBe(0);
  });

  it('is undefined where the turn does not come within 300 ms, and the page is drawn all the same', async () => {
    const { running, begun, add } = aQueue();
    const clock = new ManualClock();
    for (const drawing of [0, 1]) void add(drawing);
    const late = add(2);
    const soon = drawnSoon(late, clock);
    await settle();
    await clock.advance(300);
    expect(await soon).toBeUndefined();
    running.get(0)?.(true);
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    running.get(2)?.(true);
    expect(await late.drawn).toBe(2);
  });
});
