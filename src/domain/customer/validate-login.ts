import { isEmail } from '@/domain/shared/is-email';

/** What only the form itself can tell; the server has no codes for these. */
export const LOGIN_RULES = ['email-missing', 'email-invalid', 'password-missing'] as const;

export type LoginRule = (typeof LOGIN_RULES)[number];
export type EmailRule = Exclude<LoginRule, 'password-missing'>;

/** What an address still lacks to be one. Source: OPEN-34. */
export function validateEmail(email: string): readonly EmailRule[] {
  const text = email.trim();
  if (text === '') return ['email-missing'];
  return isEmail(text) ? [] : ['email-invalid'];
}

/** All that keeps somebody from being asked for; whether the password is right only the server knows. */
export const validateLogin = (email: string, password: string): readonly LoginRule[] =>
  password === '' ? [...validateEmail(email), 'password-missing'] : validateEmail(email);
