import * as z from 'zod/mini';

import { firstWrongPath } from '@/adapters/contract/first-wrong-path';
import { readJson } from '@/adapters/contract/read-json';
import type { StorageSchema } from '@/adapters/storage/storage-format';
import type { StorageArea } from '@/adapters/storage/storage-area';
import type { FailureReporter } from '@/domain/ports/failure-reporter';
import type { StoredValue } from '@/domain/ports/stored-value';

const envelope = z.object({ version: z.int().check(z.minimum(1)), data: z.unknown() });

/** The result of reading a stored text. */
type Reading<Value> =
  | { readonly kind: 'absent' }
  | { readonly kind: 'value'; readonly value: Value }
  /** Written by another version of the product. */
  | { readonly kind: 'foreign'; readonly version: number }
  | { readonly kind: 'invalid'; readonly path: string };

/**
 * One value in the browser's storage as {`version`, `data`}. An unreadable value is removed and logged; another
 * version's is set aside as `<key>.v<version>`, where that version finds it again. Where the browser refuses to store,
 * the value stays in memory for this tab. Source: decisions Stored values; ENT-40, HAND-07, HAND-08, FAULT-C2.
 */
export class LocalStoredValue<Value> implements StoredValue<Value> {
  readonly #area: StorageArea;
  readonly #schema: StorageSchema<Value>;
  readonly #reporter: FailureReporter;
  /** Set while the storage does not hold the last saved value. */
  #memory: { readonly value: Value | undefined } | undefined;

  constructor(area: StorageArea, schema: StorageSchema<Value>, reporter: FailureReporter) {
    this.#area = area;
    this.#schema = schema;
    this.#reporter = reporter;
  }

  load(): Value | undefined {
    if (this.#memory !== undefined) return this.#memory.value;
    const text = this.#area.read(this.#schema.key);
    const reading = this.#read(text);
    if (reading.kind === 'value') return reading.value;
    if (reading.kind === 'foreign' && text !== undefined) this.#setAside(reading.version, text);
    if (reading.kind === 'invalid') this.#discard(reading.path);
    return this.#restoreAside();
  }

  save(value: Value): boolean {
    const { key, version, pick } = this.#schema;
    const data = pick === undefined ? value : pick(value);
    const isStored = this.#area.write(key, JSON.stringify({ version, data }));
    this.#memory = isStored ? undefined : { value };
    return isStored;
  }

  clear(): void {
    this.#area.remove(this.#schema.key);
    const isGone = this.#area.read(this.#schema.key) === undefined;
    this.#memory = isGone ? undefined : { value: undefined };
  }

  /** Ignores changes that are unreadable or written by another version. */
  onChangedElsewhere(listener: (value: Value | undefined) => void): () => void {
    return this.#area.onChangedElsewhere(this.#schema.key, (text) => {
      const reading = this.#read(text);
      if (reading.kind !== 'value' && reading.kind !== 'absent') return;
      this.#memory = undefined;
      listener(reading.kind === 'value' ? reading.value : undefined);
    });
  }

  #read(text: string | undefined): Reading<Value> {
    if (text === undefined) return { kind: 'absent' };
    const json = readJson(text);
    const outer = json.ok ? z.safeParse(envelope, json.value) : undefined;
    if (outer?.success !== true) return { kind: 'invalid', path: '' };
    const { version, data } = outer.data;
    if (version !== this.#schema.version) return { kind: 'foreign', version };
    const inner = z.safeParse(this.#schema.schema, data);
    if (!inner.success) return { kind: 'invalid', path: firstWrongPath(inner.error) };
    return { kind: 'value', value: inner.data };
  }

  #setAside(version: number, text: string): void {
    if (this.#area.write(`${this.#schema.key}.v${version}`, text)) this.#area.remove(this.#schema.key);
  }

  /** The value that another version of the product had set aside for this one. */
  #restoreAside(): Value | undefined {
    const asideKey = `${this.#schema.key}.v${this.#schema.version}`;
    const text = this.#area.read(asideKey);
    const reading = this.#read(text);
    if (text === undefined || reading.kind !== 'value') return undefined;
    if (this.#area.write(this.#schema.key, text)) this.#area.remove(asideKey);
    return reading.value;
  }

  #discard(path: string): void {
    const { key } = this.#schema;
    this.#area.remove(key);
    this.#reporter.log({ id: 'lucka:invalid-stored-value', message: path === '' ? key : `${key}: ${path}` });
  }
}
