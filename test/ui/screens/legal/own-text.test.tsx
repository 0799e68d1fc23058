import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { parseLegalText } from '@api/chain/legal/parse-legal-text';
import { OwnText } from '@/ui/screens/legal/own-text';

describe('OwnText', () => {
  it('draws headings at their levels, lists, links and emphasis, in the language of the text [DEC-111]', () => {
    const parsed = parseLegalText('# Terms\n\n## Price\n\n1. *VAT* is **included**: [ask](mailto:a@b.se)\n');
    if (!parsed.ok) return expect.unreachable();
    const { container } = render(<OwnText text={{ language: 'no', blocks: parsed.value }} />);
    expect(container.firstElementChild?.getAttribute('lang')).toBe('nb-NO');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Price');
    expect(screen.getByRole('listitem').innerHTML).toBe(
      '<p><em>VAT</em> is <strong>included</strong>: ' +
        '<a href="mailto:a@b.se" rel="noopener noreferrer">ask</a></p>',
    );
  });

  it('shows what looks like markup as the characters that it is', () => {
    const text = '<img src=x onerror=alert(1)>';
    const blocks = [{ kind: 'paragraph', content: [{ kind: 'text', text }] }] as const;
    const { container } = render(<OwnText text={{ language: 'en', blocks }} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe(text);
  });
});
