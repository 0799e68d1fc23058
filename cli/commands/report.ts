import type { Command } from '@cli/command/command';
import { done, failed } from '@cli/command/outcome';

export const report: Command = {
  usage: 'report',
  description:
    'Prints what the last commands here did and which calls failed, as a script that `lucka run` plays again. It says nothing of who you are or what you wrote.',
  options: [],
  example: 'lucka report',
  isQuery: true,
  run(terminal) {
    const { report: text } = terminal;
    return Promise.resolve(
      text === undefined
        ? failed({ code: 'nothing-done', isRetryable: false }, 'Nothing was done here yet.')
        : done({ script: text }, text.trimEnd().split('\n')),
    );
  },
};
