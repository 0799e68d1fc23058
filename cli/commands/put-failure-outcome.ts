import { failed, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import type { PutFailure } from '@/domain/basket/item-to-put';
import { MAX_QUANTITY } from '@/domain/basket/quantity';
import { choiceGroupName } from '@/domain/menu/menu-texts';

/** Why a dish was not added; missing choices are listed one per line. */
export function putFailureOutcome(terminal: Terminal, failure: PutFailure): Outcome {
  switch (failure.kind) {
    case 'choicesMissing':
      return failed(
        { code: 'choices-missing', isRetryable: false, field: 'choose' },
        ...failure.missing.map(({ group, missing }) =>
          terminal.text('choice.missing', {
            name: choiceGroupName(group, terminal.language),
            count: missing,
          }),
        ),
      );
    case 'notOrderable':
      return failed(
        { code: 'sold-out', isRetryable: false, field: 'article' },
        terminal.text('choice.soldOut'),
      );
    case 'tooMany':
      return failed(
        { code: 'too-many', isRetryable: false, field: 'quantity' },
        `A line has at most ${MAX_QUANTITY}; it has ${failure.quantity} now.`,
      );
  }
}
