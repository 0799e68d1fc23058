import { describe, expect, it } from 'vitest';
import { DEMONSTRATION_MEMBER } from '@demo/demonstration-member';
import { DEMONSTRATION_STAFF_PASSWORD } from '@demo/demonstration-staff';
import { isCommonPassword } from '@api/accounts/is-common-password';

describe('isCommonPassword', () => {
  it.each([
    ...['Password1!', 'P@ssw0rd', 'Passw0rd!', 'Password123!', 'passwordpassword', 'Password-password-1'],
    ...[
      'aaaaaaaaaaaa',
      'Aaaaaaaaaa1!',
      'abcabcabcabc',
      '123456789012',
      '0987654321',
      'Qwertyuiop1!',
      'Abcdef-1',
    ],
    ...[
      'Sommar2026!',
      'Lösenord-1',
      'Salasana-123',
      'Passord!2345',
      'Пароль-1234',
      'Welcome2026!',
      'Adm1n-1234',
    ],
  ])('knows %s [DEC-141]', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it('knows the passwords that the documents of the demonstration name [DEC-141]', () => {
    const published = [DEMONSTRATION_MEMBER.password, DEMONSTRATION_STAFF_PASSWORD];
    expect(published.map(isCommonPassword)).toEqual([true, true]);
    expect(isCommonPassword(DEMONSTRATION_STAFF_PASSWORD.toUpperCase())).toBe(true);
  });

  it.each([
    'Rågbröd-7',
    'Kaffe-99',
    'Lagom salt gröt 7',
    'Tre ugnar, två kockar 1',
    'x7#Kd-9qPz',
    'Ab1!',
    '----',
    '',
  ])('leaves %j to the other rules', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
