import type { Readable } from 'node:stream';

/** A stream of its own, since Node's types know two kinds of web stream. */
export function toWebStream(source: Readable): ReadableStream<Uint8Array> {
  // A reader receives the error; without a reader the rest is discarded.
  source.on('error', () => undefined);
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(new Uint8Array(Buffer.from(next.value)));
    },
    cancel: () => void source.destroy(),
  });
}
