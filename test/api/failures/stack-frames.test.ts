import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stackFrames } from '@api/failures/stack-frames';

const FILE = 'https://lucka.example/assets/main-a1.js';

describe('stackFrames', () => {
  it.each([
    [`    at render (${FILE}:1:234)`, { file: FILE, functionName: 'render', line: 1, column: 234 }],
    [`    at async Store.load (${FILE}:2:3)`, { file: FILE, functionName: 'Store.load', line: 2, column: 3 }],
    [`    at ${FILE}:5:6`, { file: FILE, functionName: undefined, line: 5, column: 6 }],
    [`    at async ${FILE}:5:6`, { file: FILE, functionName: undefined, line: 5, column: 6 }],
    [
      '    at run (file:///srv/node_modules/@scope/a.js:1:2)',
      { file: 'file:///srv/node_modules/@scope/a.js', functionName: 'run', line: 1, column: 2 },
    ],
    [`render@${FILE}:1:234`, { file: FILE, functionName: 'render', line: 1, column: 234 }],
    [`@${FILE}:1:234`, { file: FILE, functionName: undefined, line: 1, column: 234 }],
    [`${FILE}:1:234`, { file: FILE, functionName: undefined, line: 1, column: 234 }],
  ])('reads %j', (line, frame) => {
    expect(stackFrames(`TypeError: x is not a function\n${line}\n`)).toEqual([frame]);
  });

  it('keeps the order, the innermost first', () => {
    const stack = `Error: x\n    at inner (${FILE}:1:1)\n    at outer (${FILE}:1:2)`;
    expect(stackFrames(stack).map(({ functionName }) => functionName)).toEqual(['inner', 'outer']);
  });

  it('leaves out what is no frame', () => {
    expect(stackFrames('It is 12:30:15\nsee https://lucka.example/a\n\nat :1:2')).toEqual([]);
  });

  it('reads at most 50 frames, whatever a browser sends', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.nat(200), (text, times) => {
        const frames = stackFrames(`${text}\n    at f (${FILE}:1:1)\n`.repeat(times));
        expect(frames.length).toBeLessThanOrEqual(50);
      }),
    );
  });
});
