import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { EventStreamParser } from '@/adapters/http/event-stream-parser';

function read(...pieces: readonly (string | Uint8Array)[]): readonly string[] {
  const received: string[] = [];
  const parser = new EventStreamParser((data) => received.push(data));
  for (const piece of pieces)
    parser.parse(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
  return received;
}

describe('EventStreamParser', () => {
  it('reports the data of each event', () => {
    expect(read('data: Added\n\ndata: Started\n\n')).toEqual(['Added', 'Started']);
  });

  it('reports nothing of an unfinished event', () => {
    expect(read('data: Added\n')).toEqual([]);
  });

  it('leaves out comments, names, ids and events without data', () => {
    expect(read(': ping\n\nevent: status\nid: 4\ndata: Done\n\nevent: empty\n\n')).toEqual(['Done']);
  });

  it('joins the lines of one event', () => {
    expect(read('data: one\ndata:two\ndata:  three\ndata\n\n')).toEqual(['one\ntwo\n three\n']);
  });

  it('accepts all three line ends, and a byte order mark', () => {
    expect(read('\uFEFFdata: a\r\n\r\ndata: b\r\rdata: c\n\n')).toEqual(['a', 'b', 'c']);
  });

  it('refuses a line without end', () => {
    const parser = new EventStreamParser(() => undefined);
    expect(parser.parse(new TextEncoder().encode('data: '.padEnd(70_000, 'x')))).toBe(false);
  });

  it('reports the same wherever the stream is cut', () => {
    const someStream = fc
      .array(
        fc.record({
          lines: fc.array(fc.string({ unit: fc.constantFrom(...'aö€😀 :'), maxLength: 6 }), {
            minLength: 1,
            maxLength: 3,
          }),
          end: fc.constantFrom('\n', '\r\n'),
        }),
        { maxLength: 5 },
      )
      .map((events) =>
        events.map(({ lines, end }) => lines.map((line) => `data: ${line}${end}`).join('') + end).join(''),
      );
    fc.assert(
      fc.property(someStream, fc.array(fc.nat()), (stream, cuts) => {
        const bytes = new TextEncoder().encode(stream);
        const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort(
          (one, other) => one - other,
        );
        const pieces = ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
        expect(read(...pieces)).toEqual(read(bytes));
      }),
    );
  });
});
