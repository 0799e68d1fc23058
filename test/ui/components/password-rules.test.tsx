import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PasswordRules } from '@/ui/components/password-rules';
import { aTab } from '@test/support/an-app';
import { renderWith } from '@test/support/ui/render-with';

const met = async (password: string, repeated: string) => {
  await renderWith(aTab(), <PasswordRules password={password} repeated={repeated} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent.endsWith('klart'));
};

describe('PasswordRules', () => {
  it('shows for each rule whether it is met while typing [PASS-01, PASS-02, PASS-03, PASS-04, PASS-05, PASS-06]', async () => {
    expect(await met('abcdef', 'abcde')).toEqual([true, false, false, true, false, false]);
  });

  it('shows that all are met by a valid, repeated password', async () => {
    expect(await met('Abc1!x', 'Abc1!x')).toEqual(Array(6).fill(true));
  });

  it('does not count two empty fields as repeated', async () => {
    expect(await met('', '')).toEqual(Array(6).fill(false));
  });
});
