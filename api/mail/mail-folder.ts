import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { parseInstant, type Instant } from '@/domain/shared/instant';

/** The metadata of an e-mail. */
export interface StoredMail {
  /** The base of its file names, and its address in the mailbox. */
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: Instant;
}

const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)-[\w-]{8}$/;
const label = z.object({ to: z.string(), subject: z.string() });

/** A folder of unsent e-mails. Each has an `.eml` for a mail program, an `.html` for a browser and a JSON label. */
export class MailFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Names sort by time. */
  async save(
    name: string,
    mail: { readonly to: string; readonly subject: string; readonly html: string; readonly eml: Buffer },
  ): Promise<void> {
    const file = path.join(this.#folder, name);
    await mkdir(this.#folder, { recursive: true });
    try {
      await writeFile(`${file}.eml`, mail.eml);
      await writeFile(`${file}.html`, mail.html);
      await writeFile(`${file}.label`, JSON.stringify({ to: mail.to, subject: mail.subject }));
      // The label is renamed last: an e-mail with a label is complete.
      await rename(`${file}.label`, `${file}.json`);
    } catch (error) {
      // Removes an incomplete e-mail if the disk is full.
      for (const part of ['eml', 'html', 'label']) await rm(`${file}.${part}`, { force: true });
      throw error;
    }
  }

  /** Newest first. */
  async newest(limit: number): Promise<readonly StoredMail[]> {
    const files = await readdir(this.#folder).catch(() => []);
    const names = files
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length));
    const known = names.filter((name) => NAME.test(name)).toSorted((a, b) => (a < b ? 1 : -1));
    return Promise.all(known.slice(0, limit).map((name) => this.#labelled(name)));
  }

  /** The e-mail as a page; undefined if there is none. */
  async page(name: string): Promise<string | undefined> {
    if (!NAME.test(name)) return undefined;
    return readFile(path.join(this.#folder, `${name}.html`), 'utf8').catch(() => undefined);
  }

  async #labelled(name: string): Promise<StoredMail> {
    const text = await readFile(path.join(this.#folder, `${name}.json`), 'utf8');
    const sentAt = parseInstant(name.replace(NAME, '$1:$2:$3.$4'));
    if (sentAt === undefined) throw new Error('Invalid mail file name');
    return { name, sentAt, ...label.parse(JSON.parse(text)) };
  }
}

/** The mail folder of the API with that data folder. */
export const mailFolderIn = (dataFolder: string): MailFolder => new MailFolder(path.join(dataFolder, 'mail'));
