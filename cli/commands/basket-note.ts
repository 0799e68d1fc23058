import { basketOutcome } from '@cli/commands/basket-outcome';
import type { Command } from '@cli/command/command';
import { misused } from '@cli/command/outcome';
import { BasketCommands } from '@/application/basket/basket-commands';
import { NOTE_MAX_CHARS, noteLength } from '@/domain/basket/note';

export const basketNote: Command = {
  usage: 'basket note [text]',
  description: 'Sets the note to the kitchen; without a text it is removed.',
  options: [],
  example: 'lucka basket note "no onion, please"',
  isQuery: false,
  run(terminal, { words: [note = ''] }) {
    if (noteLength(note) > NOTE_MAX_CHARS) {
      return Promise.resolve(
        misused('note', `A note has ${NOTE_MAX_CHARS} characters at most; this has ${noteLength(note)}.`),
      );
    }
    terminal.get(BasketCommands).writeNote(note);
    return basketOutcome(terminal);
  },
};
