import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Failure } from '@api/failures/failure';
import type { StackFrame } from '@api/failures/stack-frames';

/** A file of the built client; no other name is looked for, since a browser sends it. */
const CLIENT_FILE = /\/assets\/(?:staff\/)?([\w-][\w.-]*\.js)$/;
/** Several megabytes each, and a failure rarely crosses more files. */
const MAPS_LOADED = 8;
const TEXT_MAX_CHARS = 200;

/** Translates frames of the built program into those of its source, by the maps that the build left on this machine. */
export class SourceMaps {
  readonly #clientMaps: string;
  readonly #loaded = new Map<string, Promise<TraceMap | undefined>>();

  /** `clientMaps`: the folder that has the maps of the client's files, and is not served. */
  constructor(clientMaps: string) {
    this.#clientMaps = clientMaps;
  }

  /** The frame in the source; the same frame where no map has it. */
  async original(frame: StackFrame, from: Failure['from']): Promise<StackFrame> {
    const file = from === 'browser' ? this.#mapOfClientFile(frame.file) : mapOfOwnFile(frame.file);
    const map = file === undefined ? undefined : await this.#load(file);
    if (map === undefined) return frame;
    const { source, line, column, name } = originalPositionFor(map, {
      ...{ line: frame.line, column: frame.column - 1 },
    });
    if (source === null) return frame;
    const text = sourceContentFor(map, source)?.split('\n')[line - 1]?.trim().slice(0, TEXT_MAX_CHARS);
    return {
      file: source.replace(/^(?:\.\.?\/)+/, ''),
      functionName: name ?? frame.functionName,
      ...{ line, column: column + 1 },
      ...(text !== undefined && { text }),
    };
  }

  #mapOfClientFile(file: string): string | undefined {
    const name = CLIENT_FILE.exec(file)?.[1];
    return name === undefined ? undefined : path.join(this.#clientMaps, `${name}.map`);
  }

  #load(file: string): Promise<TraceMap | undefined> {
    const known = this.#loaded.get(file);
    if (known !== undefined) return known;
    const loading = readFile(file, 'utf8')
      .then((text) => new TraceMap(text))
      .catch(() => undefined);
    this.#loaded.set(file, loading);
    const [oldest] = this.#loaded.keys();
    if (this.#loaded.size > MAPS_LOADED && oldest !== undefined) this.#loaded.delete(oldest);
    return loading;
  }
}

/** Beside the file, where the build writes it. */
const mapOfOwnFile = (file: string): string | undefined =>
  file.startsWith('file:') && !file.includes('/node_modules/') ? `${fileURLToPath(file)}.map` : undefined;
