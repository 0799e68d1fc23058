import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads a secret from the environment, else without echo from the terminal, else the first line of a pipe. */
export async function readSecret(prompt: string, fromEnvironment: string | undefined): Promise<string> {
  if (fromEnvironment !== undefined) return fromEnvironment;
  const { stdin, stderr } = process;
  const isTerminal = stdin.isTTY;
  if (isTerminal) stderr.write(`${prompt}: `);
  const nowhere = new Writable({ write: (_chunk, _encoding, written) => written() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: isTerminal });
  const first = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  if (isTerminal) stderr.write('\n');
  return first;
}
