import { failed, type Outcome } from '@cli/command/outcome';
import { perform } from '@cli/run/perform';
import type { RunDeps, TypedCommand } from '@cli/run/run-deps';
import type { HomeHolder } from '@cli/home/home';
import { wordsOf } from '@cli/command/usage';

/** Performs a command that keeps something, while no other process can: what the other kept is not lost. */
export async function performAlone(typed: TypedCommand, deps: RunDeps): Promise<Outcome> {
  const held = await deps.homeAt(typed.options.home).hold(wordsOf(typed.command.usage));
  if (!held.ok) return inUse(held.error);
  try {
    return await perform(typed, deps);
  } finally {
    await held.value();
  }
}

const inUse = ({ pid, host, command, since, file }: HomeHolder): Outcome =>
  failed(
    { code: 'home-in-use', isRetryable: true, field: 'home' },
    `\`lucka ${command}\` is at it since ${since}: process ${pid} on ${host}. Nothing was done.`,
    `Where that is not lucka, ${file} may be deleted.`,
  );
