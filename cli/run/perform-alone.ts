import { failed, type Outcome } from '@cli/command/outcome';
import { perform } from '@cli/run/perform';
import type { RunDeps, TypedCommand } from '@cli/run/run-deps';
import type { LockHolder } from '@cli/home/home';
import { wordsOf } from '@cli/command/usage';

/** Performs a changing command with the home locked, so that concurrent changes are not lost. */
export async function performAlone(typed: TypedCommand, deps: RunDeps): Promise<Outcome> {
  const locked = await deps.homeAt(typed.options.home).lock(wordsOf(typed.command.usage));
  if (!locked.ok) return inUse(locked.error);
  try {
    return await perform(typed, deps);
  } finally {
    await locked.value();
  }
}

const inUse = ({ pid, host, command, since, file }: LockHolder): Outcome =>
  failed(
    { code: 'home-in-use', isRetryable: true, field: 'home' },
    `\`lucka ${command}\` has been running since ${since}: process ${pid} on ${host}. Nothing was done.`,
    `If that process is not lucka, delete ${file}.`,
  );
