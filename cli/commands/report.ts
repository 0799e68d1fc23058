import type { Command } from '@cli/command/command';
import { done, failed } from '@cli/command/outcome';

export const report: Command = {
  usage: 'report',
  description:
    'Prints the last commands and failed calls as a script that `lucka run` repeats. It contains neither personal data nor text that you wrote.',
  options: [],
  example: 'lucka report',
  isQuery: true,
  run(terminal) {
    const { report: text } = terminal;
    return Promise.resolve(
      text === undefined
        ? failed({ code: 'nothing-done', isRetryable: false }, 'Nothing is recorded yet.')
        : done({ script: text }, text.trimEnd().split('\n')),
    );
  },
};
