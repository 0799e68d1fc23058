import { describe, expect, it } from 'vitest';
import { done, failed } from '@cli/command/outcome';
import { printedOutcome } from '@cli/run/print-outcome';

const EVIL = 'Pizza\u001b]0;owned\u0007\u009b2J\r';
const TEXT = { isJson: false, hasColours: false };
const JSON_OBJECT = { isJson: true, hasColours: true };
const COLOURED = { isJson: false, hasColours: true };
const OWN_CODES = /\u001b\[(31|39|2|22)m/g;

describe('printedOutcome', () => {
  it('removes control characters of the server, in text and JSON', () => {
    const outcomes = [done({}, [EVIL, 'two\nlines']), failed({ code: 'x', isRetryable: true }, EVIL)];
    for (const outcome of outcomes) {
      expect(printedOutcome('shops', outcome, TEXT)).not.toMatch(/(?!\n)\p{Cc}/u);
      expect(printedOutcome('shops', outcome, COLOURED).replaceAll(OWN_CODES, '')).not.toMatch(
        /(?!\n)\p{Cc}/u,
      );
      expect(printedOutcome('shops', outcome, JSON_OBJECT).trimEnd()).not.toMatch(/[\u0000-\u001f]/);
    }
    expect(printedOutcome('shops', done({}, ['two\nlines']), TEXT)).toBe('two\nlines\n');
  });

  it('colours failures if colours are enabled', () => {
    const failure = failed({ code: 'x', isRetryable: true }, 'No.');
    expect(printedOutcome('shops', failure, TEXT)).toBe('No.\nTrying again may help.\n');
    expect(printedOutcome('shops', failure, COLOURED)).toBe(
      '\u001b[31mNo.\u001b[39m\n\u001b[2mTrying again may help.\u001b[22m\n',
    );
  });
});
