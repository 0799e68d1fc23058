import { describe, expect, it } from 'vitest';
import { showProgress } from '@cli/terminal/show-progress';

describe('showProgress', () => {
  const screen = (isTTY: boolean) => {
    const written: string[] = [];
    const show = showProgress({ isTTY, write: (text) => written.push(text) });
    return { show, written };
  };

  it('shows one line on a terminal, and clears it', () => {
    const { show, written } = screen(true);
    for (const text of [undefined, '1 s', '2 s', undefined, undefined]) show(text);
    expect(written).toEqual(['\r\u001b[K1 s', '\r\u001b[K2 s', '\r\u001b[K']);
  });

  it('prints nothing elsewhere', () => {
    const { show, written } = screen(false);
    for (const text of ['1 s', undefined]) show(text);
    expect(written).toEqual([]);
  });
});
