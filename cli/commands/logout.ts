import type { Command } from '@cli/command/command';
import { failureOutcome } from '@cli/command/failure-outcome';
import { done } from '@cli/command/outcome';
import { LogOut } from '@/application/account/log-out';

export const logout: Command = {
  usage: 'logout',
  description: 'Logs out. The basket stays.',
  options: [],
  example: 'lucka logout',
  isQuery: false,
  async run(terminal) {
    const left = await terminal.get(LogOut).logOut();
    return left.ok ? done({}, [terminal.text('session.loggedOut')]) : failureOutcome(terminal, left.error);
  },
};
