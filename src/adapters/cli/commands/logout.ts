import type { Command } from '@/adapters/cli/command';
import { failureOutcome } from '@/adapters/cli/failure-outcome';
import { done } from '@/adapters/cli/outcome';
import { LogOut } from '@/application/use-cases/log-out';

export const logout: Command = {
  usage: 'logout',
  description: 'Logs out. The basket stays.',
  options: [],
  example: 'lucka logout',
  isQuery: false,
  async run(terminal) {
    const left = await terminal.get(LogOut).execute();
    return left.ok ? done({}, [terminal.text('session.loggedOut')]) : failureOutcome(terminal, left.error);
  },
};
