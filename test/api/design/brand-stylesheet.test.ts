import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { ChainBrand } from '@api/catalogue/chain-brand';
import { brandStylesheet } from '@api/design/brand-stylesheet';
import { PALETTE } from '@test/support/api/a-small-chain';

const look: ChainBrand['look'] = {
  light: { ...PALETTE, ink: '#111111' },
  dark: { ...PALETTE, ink: '#eeeeee' },
  radius: '3px',
};

/** The declarations by property; those of dark screens begin with `dark `. */
function declarations(brand: ChainBrand): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  parse(brandStylesheet(brand)).walkDecls(({ prop, value, parent }) => {
    const isDark = parent?.parent?.type === 'atrule';
    found.set(`${isDark ? 'dark ' : ''}${prop}`, value);
  });
  return found;
}

describe('brandStylesheet', () => {
  it('is empty for a chain that says nothing', () => {
    expect(brandStylesheet({})).toBe('');
  });

  it('sets the colours of light and dark screens, and the corners', () => {
    const set = declarations({ look });
    expect(set.get('--color-ink')).toBe('#111111');
    expect(set.get('dark --color-ink')).toBe('#eeeeee');
    expect(set.get('--radius')).toBe('3px');
    expect(set.size).toBe(21);
  });

  it('sets tokens that the storefront has', () => {
    const tokens = readFileSync('src/ui/design/tokens.css', 'utf8');
    const set = declarations({ look, typefaces: { text: 'serif', headings: 'onest' } });
    for (const name of set.keys()) expect(tokens).toContain(`${name.replace('dark ', '')}:`);
    expect(set.get('--font-text')).toContain('Georgia');
    expect(set.get('--font-display')).toContain('Onest');
  });

  it('shows the logo in place of the mark', () => {
    expect(brandStylesheet({ hasLogo: true })).toContain('/api/images/chain-logo?w=160');
    expect(readFileSync('src/ui/components/hatch-mark.tsx', 'utf8')).toContain('<svg data-mark');
  });
});
