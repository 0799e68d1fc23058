import { isEmail } from '@/domain/shared/is-email';

/** Rules that only the form checks; the server has no codes for them. */
export const LOGIN_RULES = ['email-missing', 'email-invalid', 'password-missing'] as const;

export type LoginRule = (typeof LOGIN_RULES)[number];
export type EmailRule = Exclude<LoginRule, 'password-missing'>;

/** Returns what is wrong with an email address. Source: OPEN-34. */
export function validateEmail(email: string): readonly EmailRule[] {
  const text = email.trim();
  if (text === '') return ['email-missing'];
  return isEmail(text) ? [] : ['email-invalid'];
}

/** Returns everything missing before a login can be attempted; only the server can check the password. */
export const validateLogin = (email: string, password: string): readonly LoginRule[] =>
  password === '' ? [...validateEmail(email), 'password-missing'] : validateEmail(email);
