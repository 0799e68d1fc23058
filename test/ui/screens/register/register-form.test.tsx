import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { RegisterForm } from '@/ui/screens/register/register-form';
import { RegisterViewModel } from '@/ui/screens/register/register-view-model';
import { anAccountTab } from '@test/support/an-account-tab';
import { sv } from '@test/support/catalogues';
import { renderWith } from '@test/support/ui/render-with';

async function drawn() {
  const tab = anAccountTab();
  const model = new RegisterViewModel({ ...tab, drafts: tab.accountDrafts }, undefined);
  model.start();
  await tab.clock.settle();
  await renderWith(tab, <RegisterForm model={model} login="/login" />);
  const field = (name: string) => {
    const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (found === null) throw new Error(`There is no field ${name}.`);
    return found;
  };
  return { tab, model, field };
}

describe('RegisterForm', () => {
  it('has the eight fields, with autocomplete and input modes [FORM-01]', async () => {
    const { field } = await drawn();
    const helped = ['firstName', 'lastName', 'email', 'phone', 'password', 'repeatedPassword'].map((name) => [
      name,
      field(name).autocomplete,
      field(name).inputMode,
    ]);
    expect(helped).toEqual([
      ['firstName', 'given-name', ''],
      ['lastName', 'family-name', ''],
      ['email', 'email', 'email'],
      ['phone', 'tel', 'tel'],
      ['password', 'new-password', ''],
      ['repeatedPassword', 'new-password', ''],
    ]);
    expect([field('favoriteShop').tagName, field('acceptedTerms').type]).toEqual(['SELECT', 'checkbox']);
    expect(screen.getByRole('link', { name: sv['register.readTerms'] })).toMatchObject({ target: '_blank' });
  });

  it('reveals the passwords', async () => {
    const { field } = await drawn();
    const show = screen.getByRole('button', { name: sv['account.showPassword'] });
    expect([field('password').type, show.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    fireEvent.click(show);
    expect([field('password').type, field('repeatedPassword').type]).toEqual(['text', 'text']);
    expect(show.getAttribute('aria-pressed')).toBe('true');
  });

  it('shows each error beside its field, and focuses the first [FORM-04, FORM-05, FORM-07]', async () => {
    const { model, field } = await drawn();
    model.change({ firstName: 'Åsa', phone: '12' });
    await model.submit();
    await screen.findByText(sv['account.email-missing']);
    const described = (name: string) =>
      (field(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(document.activeElement).toBe(field('lastName'));
    expect(field('firstName').getAttribute('aria-invalid')).toBe('false');
    expect(described('email')).toContain(sv['account.email-missing']);
    expect(described('phone')).toContain(sv['error.user.invalid-phone']);
    expect(described('password')).toContain('5');
    expect(described('acceptedTerms')).toBe(sv['account.terms-not-accepted']);
  });

  it('shows in words whether each password rule is met while typing [PASS-01, PASS-03]', async () => {
    const { field } = await drawn();
    const rule = (key: 'passwordRule.PasswordTooShort' | 'passwordRule.PasswordRequiresDigit') =>
      screen.getByText(sv[key]).closest('li')?.textContent;
    fireEvent.change(field('password'), { target: { value: 'abcdef' } });
    expect(rule('passwordRule.PasswordTooShort')).toContain(sv['passwordRule.met']);
    expect(rule('passwordRule.PasswordRequiresDigit')).toContain(sv['passwordRule.unmet']);
  });

  it('lets a password be pasted', async () => {
    const { field } = await drawn();
    expect(fireEvent.paste(field('password'))).toBe(true);
    expect(fireEvent.paste(field('repeatedPassword'))).toBe(true);
  });
});
