import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageSource } from '@api/images/image-source';

/** How many pictures are drawn at the same time: a menu asks for a hundred at once. */
const DRAWN_AT_ONCE = 2;

/** An image source whose pictures are drawn once, then kept in a folder. Those who ask at once share one drawing. */
export class KeptImages implements ImageSource {
  readonly #source: ImageSource;
  readonly #folder: string;
  readonly #underWay = new Map<string, Promise<Uint8Array>>();
  readonly #waiting: (() => void)[] = [];
  #drawing = 0;

  /** `edition` names what the pictures are drawn by: what was kept under another one is not used. */
  constructor(source: ImageSource, folder: string, edition: string) {
    this.#source = source;
    this.#folder = path.join(folder, createHash('sha256').update(edition).digest('hex').slice(0, 16));
  }

  has(id: string): boolean {
    return this.#source.has(id);
  }

  render(id: string, width: number): Promise<Uint8Array> {
    const file = path.join(this.#folder, fileName(id, width));
    const underWay = this.#underWay.get(file);
    if (underWay !== undefined) return underWay;
    const image = this.#readOrDraw(file, id, width).finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, image);
    return image;
  }

  async #readOrDraw(file: string, id: string, width: number): Promise<Uint8Array> {
    const kept = await readFile(file).catch(() => undefined);
    if (kept !== undefined && kept.length > 0) return kept;
    const drawn = await this.#inTurn(() => this.#source.render(id, width));
    await this.#keep(file, drawn);
    return drawn;
  }

  async #inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    if (this.#drawing >= DRAWN_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#drawing += 1;
    try {
      return await work();
    } finally {
      this.#drawing -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Written beside and moved into place: a picture that is there is whole. */
  async #keep(file: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  }
}

/** A hash, so that no id can lead out of the folder. */
const fileName = (id: string, width: number): string =>
  `${createHash('sha256').update(`${id}\0${width}`).digest('hex').slice(0, 32)}.webp`;
