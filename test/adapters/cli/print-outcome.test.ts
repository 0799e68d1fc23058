import { describe, expect, it } from 'vitest';
import { done, failed } from '@/adapters/cli/outcome';
import { printedOutcome } from '@/adapters/cli/print-outcome';

const EVIL = 'Pizza\u001b]0;owned\u0007\u009b2J\r';

describe('printedOutcome', () => {
  it('lets no server command the terminal, in text or JSON', () => {
    const outcomes = [done({}, [EVIL, 'two\nlines']), failed({ code: 'x', isRetryable: true }, EVIL)];
    for (const outcome of outcomes) {
      expect(printedOutcome('shops', outcome, false)).not.toMatch(/(?!\n)\p{Cc}/u);
      expect(printedOutcome('shops', outcome, true).trimEnd()).not.toMatch(/[\u0000-\u001f]/);
    }
    expect(printedOutcome('shops', done({}, ['two\nlines']), false)).toBe('two\nlines\n');
  });
});
