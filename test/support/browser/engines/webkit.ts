import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import {
  elementFinder,
  type EngineBrowser,
  type EngineTab,
  type Named,
} from '@test/support/browser/engines/engine-tab';
import { freePort } from '@test/support/free-port';
import { insist } from '@test/support/http/insist';

const SIZE = { width: 390, height: 844 };
/** The key of an element in answers. Source: W3C WebDriver, 12.2. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Debian's WebKitGTK, by WebDriver, in a display without a screen. */
export async function openWebKit(program: string, browserProgram: string): Promise<EngineBrowser> {
  const display = await openDisplay();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      // Its processes cannot make namespaces inside a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  const end = async (): Promise<void> => {
    await stop(driver);
    await stop(display.server);
  };
  try {
    return await openSession(`http://127.0.0.1:${port}`, browserProgram, end);
  } catch (error) {
    await end();
    throw error;
  }
}

const newSession = z.object({ sessionId: z.string() });
const foundElement = z.nullable(z.object({ [ELEMENT]: z.string() }));

async function openSession(origin: string, binary: string, end: () => Promise<void>): Promise<EngineBrowser> {
  const options = { binary, args: ['--automation'] };
  const { sessionId } = newSession.parse(
    await call(`${origin}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }),
  );
  const session = `${origin}/session/${sessionId}`;
  await call(`${session}/window/rect`, SIZE);
  return {
    tab: tabOf(session),
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      await end();
    },
  };
}

function tabOf(session: string): EngineTab {
  const run = (script: string): Promise<unknown> => call(`${session}/execute/sync`, { script, args: [] });
  const actOn = async (what: Named, act: string, body: object): Promise<boolean> => {
    const element = foundElement.parse(await run(elementAtRest(what)));
    if (element === null) return false;
    return call(`${session}/element/${element[ELEMENT]}/${act}`, body).then(() => true, unlessMoving);
  };
  return {
    goTo: async (url) => void (await call(`${session}/url`, { url })),
    reload: async () => void (await call(`${session}/refresh`, {})),
    evaluate: run,
    tap: (what) => actOn(what, 'click', {}),
    type: (label, text) => actOn({ role: 'field', name: label }, 'value', { text }),
    picture: async () => z.string().parse(await read(`${session}/screenshot`)),
  };
}

/**
 * The body of a function that returns the element in the middle of the window, or null while it moves: the driver taps
 * where it was a moment before. The driver scrolls no further than to the edge of the window, where bars may lie above.
 */
const elementAtRest = (what: Named): string => `
  const found = (() => {${elementFinder(what)}})();
  const moves = ({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().endTime !== Infinity && effect.target?.contains(found);
  if (found === null || document.getAnimations().some(moves)) return null;
  found.scrollIntoView({ block: 'center' });
  return found;`;

/** What moves, or has just given way to another element, is found again. */
function unlessMoving(error: unknown): false {
  if (error instanceof Error && /not interactable|intercepted|stale/.test(error.message)) return false;
  throw error;
}

const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });

const read = (url: string): Promise<unknown> => valueOf(() => fetch(url));

const call = (url: string, body: object): Promise<unknown> =>
  valueOf(() => fetch(url, { method: 'POST', body: JSON.stringify(body) }));

async function valueOf(ask: () => Promise<Response>): Promise<unknown> {
  const response = await insist(ask);
  const { value } = answer.parse(await response.json());
  const failed = z.safeParse(failure, value);
  if (!response.ok && failed.success) throw new Error(`${failed.data.error}: ${failed.data.message}`);
  return value;
}

/** A display without a screen; the server picks its number and prints it. */
async function openDisplay(): Promise<{ readonly name: string; readonly server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , numbers] = server.stdio;
  if (numbers === null || numbers === undefined) throw new Error('The display has no pipe.');
  const [first] = await once(numbers, 'data');
  return { name: `:${String(first).trim()}`, server };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
