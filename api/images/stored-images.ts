import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EncodedPicture, ImageSource, ImageWidth, Picture } from '@api/images/image-source';

/** Pictures drawn at once: a menu requests a hundred. */
const DRAWN_AT_ONCE = 2;

/** Part of the name of the folder: pictures stored in other formats are drawn again. */
const FORMATS = ['webp', 'avif'];

/** The total size of pictures that could not be stored; the oldest are dropped first. */
const UNSTORED_MAX_BYTES = 16_777_216;

interface ImageFolder {
  readonly path: string;
  /** The version of the drawing code and data: pictures stored under another one are not used. */
  readonly edition: string;
  /** Called when a picture cannot be stored. */
  readonly report: (error: unknown) => void;
  /** As `writeFile` of Node. */
  readonly write?: (file: string, bytes: Uint8Array) => Promise<void>;
}

/**
 * An image source that draws each picture once and stores it in a folder. Concurrent requests share one drawing. If the
 * disk is full, the picture is still answered, and stored when there is space. Source: DEC-75.
 */
export class StoredImages implements ImageSource {
  readonly #source: ImageSource;
  readonly #folder: string;
  readonly #report: (error: unknown) => void;
  readonly #write: (file: string, bytes: Uint8Array) => Promise<void>;
  readonly #underWay = new Map<string, Promise<EncodedPicture>>();
  readonly #unstored = new Map<string, EncodedPicture>();
  readonly #waiting: (() => void)[] = [];
  #drawing = 0;

  constructor(source: ImageSource, { path: folder, edition, report, write = writeFile }: ImageFolder) {
    this.#source = source;
    this.#folder = path.join(
      folder,
      createHash('sha256')
        .update([edition, ...FORMATS].join('\0'))
        .digest('hex')
        .slice(0, 16),
    );
    this.#report = report;
    this.#write = write;
  }

  async find(id: string): Promise<Picture | undefined> {
    const picture = await this.#source.find(id);
    if (picture === undefined) return undefined;
    const { edition } = picture;
    return {
      edition,
      render: (width) => this.#render(fileName(id, edition, width), () => picture.render(width)),
    };
  }

  #render(name: string, draw: () => Promise<EncodedPicture>): Promise<EncodedPicture> {
    const file = path.join(this.#folder, name);
    const underWay = this.#underWay.get(file);
    if (underWay !== undefined) return underWay;
    const image = this.#readOrDraw(file, draw).finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, image);
    return image;
  }

  async #readOrDraw(file: string, draw: () => Promise<EncodedPicture>): Promise<EncodedPicture> {
    const [webp, avif] = await Promise.all(
      FORMATS.map((format) => readFile(`${file}.${format}`).catch(() => undefined)),
    );
    // An interrupted machine may leave an empty file.
    if (webp !== undefined && webp.length > 0 && avif?.length !== 0) return { webp, avif };
    const drawn = this.#unstored.get(file) ?? (await this.#inTurn(draw));
    await this.#store(file, drawn);
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

  /** The AVIF first: a WebP without one is of a picture that has none. */
  async #store(file: string, picture: EncodedPicture): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true });
      if (picture.avif !== undefined) await this.#storeFile(`${file}.avif`, picture.avif);
      await this.#storeFile(`${file}.webp`, picture.webp);
      this.#unstored.delete(file);
    } catch (error) {
      if (!this.#unstored.has(file)) this.#report(error);
      this.#remember(file, picture);
    }
  }

  /** Written to a temporary file and renamed, so that a stored picture is always complete. */
  async #storeFile(file: string, bytes: Uint8Array): Promise<void> {
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await this.#write(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(this.#report);
      throw error;
    }
  }

  #remember(file: string, picture: EncodedPicture): void {
    this.#unstored.set(file, picture);
    let size = [...this.#unstored.values()].reduce((sum, one) => sum + sizeOf(one), 0);
    for (const [oldest, one] of this.#unstored) {
      if (size <= UNSTORED_MAX_BYTES) return;
      this.#unstored.delete(oldest);
      size -= sizeOf(one);
    }
  }
}

const sizeOf = ({ webp, avif }: EncodedPicture): number => webp.length + (avif?.length ?? 0);

/** A hash, so that no id can leave the folder. */
const fileName = (id: string, edition: string, width: ImageWidth): string =>
  createHash('sha256').update(`${id}\0${edition}\0${width}`).digest('hex').slice(0, 32);
