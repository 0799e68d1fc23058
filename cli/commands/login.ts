import type { Command } from '@cli/command/command';
import { failureOutcome } from '@cli/command/failure-outcome';
import { done, failed, misused, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { SessionStore } from '@/application/account/session-store';
import { LogIn, type LogInFailure } from '@/application/account/log-in';

export const login: Command = {
  usage: 'login <email>',
  description:
    'Logs in. The password is read from LUCKA_PASSWORD or a prompt, never from the arguments, which other users can see.',
  options: [],
  example: 'lucka login demo@lucka.example',
  isQuery: false,
  async run(terminal, { words: [email = ''] }) {
    const password = await terminal.readSecret(terminal.text('account.password'));
    if (password === '') return misused('password', terminal.text('account.password-missing'));
    const letIn = await terminal.get(LogIn).logIn(email, password);
    if (!letIn.ok) return printFailure(terminal, letIn.error);
    const { user } = terminal.get(SessionStore).session;
    const name = user?.name ?? '';
    return done({ email: user?.email, name, memberNumber: user?.memberNumber }, [
      terminal.text('profileMenu.greeting', { name }),
    ]);
  },
};

function printFailure(terminal: Terminal, failure: LogInFailure): Outcome {
  if (failure.kind === 'noCookie') {
    return failed({ code: 'cookie-not-stored', isRetryable: false }, terminal.text('login.noCookies'));
  }
  const isWrong = failure.kind === 'refused' && failure.status === 401;
  if (!isWrong) return failureOutcome(terminal, failure);
  return failed(
    { code: 'wrong-password', isRetryable: false, field: 'password' },
    terminal.text('login.wrong'),
  );
}
