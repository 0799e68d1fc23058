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
  it('says of each rule whether it is met, as the password is typed [PASS-01, PASS-02, PASS-03, PASS-04, PASS-05, PASS-06]', async () => {
    expect(await met('abcdef', 'abcde')).toEqual([true, false, false, true, false, false]);
  });

  it('says all is met of a good one that was repeated', async () => {
    expect(await met('Abc1!x', 'Abc1!x')).toEqual(Array(6).fill(true));
  });

  it('takes two empty fields for nothing repeated', async () => {
    expect(await met('', '')).toEqual(Array(6).fill(false));
  });
});
