import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { withoutSettings } from '@test/support/without-settings';

/** Files that run side by side each have a build. */
const OUTPUT = path.resolve('.cache/api-under-test', process.env['VITEST_POOL_ID'] ?? 'bench');
const OPEN = /open at (http:\/\/\S+)/;

/** Builds the API as `npm run build` does, into a separate folder. */
export async function buildApi(): Promise<void> {
  await build({ logLevel: 'error', build: { ssr: 'demo/main.ts', outDir: OUTPUT, emptyOutDir: true } });
}

/** The API as a separate process, which can be killed and restarted at the same address. */
export class ApiProcess {
  origin = '';
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings;
  }

  /** Resolves when the API listens; rejects with its output otherwise. */
  async start(): Promise<void> {
    const port = this.origin === '' ? '0' : new URL(this.origin).port;
    const child = spawn(process.execPath, [path.join(OUTPUT, 'main.js')], {
      env: { ...withoutSettings(process.env), LUCKA_LOG_LEVEL: 'error', ...this.#settings, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const said: string[] = [];
    let isOpen = false;
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line);
      const origin = OPEN.exec(line)?.[1];
      if (origin === undefined) continue;
      this.origin = origin;
      isOpen = true;
      break;
    }
    if (!isOpen) throw new Error(`The API did not open:\n${said.join('\n')}`);
    // A full pipe would block the process.
    child.stdout.resume();
  }

  /** Undefined unless it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Whether it has ended, by itself or not. */
  get hasEnded(): boolean {
    return this.#child !== undefined && (this.#child.exitCode !== null || this.#child.signalCode !== null);
  }

  /** SIGKILL. */
  kill(): Promise<number | null> {
    return this.#end('SIGKILL');
  }

  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || this.hasEnded) return null;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  }
}
