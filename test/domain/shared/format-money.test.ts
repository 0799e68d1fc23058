import { describe, expect, it } from 'vitest';
import { parseAmount, type Amount } from '@/domain/shared/amount';
import { formatMoney } from '@/domain/shared/format-money';
import { LANGUAGES } from '@/domain/shared/language';

const SEK = { name: 'SEK', symbol: 'kr' };
const EUR = { name: 'EUR', symbol: '€' };

const amount = (decimal: string): Amount => parseAmount(decimal)!;
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');

describe('formatMoney', () => {
  it('rounds to two decimals, and writes none where the amount is whole [BASK-17, DEC-89]', () => {
    expect(plain(formatMoney(amount('99.5'), SEK, 'sv'))).toBe('99,50 kr');
    expect(plain(formatMoney(amount('99.995'), SEK, 'sv'))).toBe('100 kr');
    expect(plain(formatMoney(amount('12.9'), EUR, 'fi'))).toBe('12,90 €');
  });

  it('writes a whole amount alike in every language [DEC-89]', () => {
    const written = LANGUAGES.map((language) => plain(formatMoney(amount('129'), SEK, language)));
    expect(new Set(written)).toEqual(new Set(['129 kr', 'kr 129']));
  });

  it('writes all decimals on a receipt [DEC-89]', () => {
    expect(plain(formatMoney(amount('129'), SEK, 'sv', 'receipt'))).toBe('129,00 kr');
  });

  it('formats the total of the small bar without decimals [BASK-18]', () => {
    expect(plain(formatMoney(amount('99.5'), SEK, 'sv', 'whole'))).toBe('100 kr');
    expect(plain(formatMoney(amount('99.4999'), SEK, 'sv', 'whole'))).toBe('99 kr');
  });

  it('shows the symbol of the menu in every language, Russian too', () => {
    for (const language of LANGUAGES) {
      expect(formatMoney(amount('1234.5'), SEK, language)).toContain('kr');
      expect(formatMoney(amount('1234.5'), SEK, language)).not.toContain('SEK');
    }
  });

  it('places the symbol as the language does', () => {
    expect(plain(formatMoney(amount('5'), EUR, 'en'))).toBe('€5');
    expect(plain(formatMoney(amount('5'), EUR, 'fi'))).toBe('5 €');
  });

  it('shows a symbol also where the currency is no ISO code', () => {
    for (const name of ['tokens', 'T', '123', '', 'EURO'])
      expect(plain(formatMoney(amount('5'), { name, symbol: 'T' }, 'sv'))).toBe('5 T');
  });

  it('writes the same whatever the runtime knows of the currency [DEC-161]', () => {
    for (const language of LANGUAGES) {
      const written = ['SEK', 'XXX', 'BTC!', ''].map((name) =>
        formatMoney(amount('1234.5'), { name, symbol: 'kr' }, language),
      );
      expect(new Set(written).size).toBe(1);
    }
  });

  it('separates a symbol of letters from the number, and writes none without a symbol', () => {
    const written = (symbol: string) => plain(formatMoney(amount('5'), { name: 'BTC!', symbol }, 'en'));
    expect(['kr', '$', 'R$', ''].map(written)).toEqual(['kr 5', '$5', 'R$5', '5']);
    expect(formatMoney(amount('5'), { name: 'BTC!', symbol: '' }, 'sv')).toBe('5');
    expect(plain(formatMoney(amount('-5'), EUR, 'en'))).toBe('-€5');
  });
});
