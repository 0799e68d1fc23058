import type { Problem } from '@api/http/problem';
import { unavailable } from '@api/http/problems';

export const HASHING_RETRY_SECONDS = 2;

/** The same for a wrong password, an unknown address and a locked account. */
export const WRONG_PASSWORD: Problem = {
  status: 401,
  family: 'user',
  code: 'invalid-password',
  title: 'Wrong email or password',
};

/** Answered only to a caller with the correct password. */
export const EMAIL_NOT_CONFIRMED: Problem = {
  status: 401,
  family: 'user',
  code: 'email-not-confirmed',
  title: 'The email is not confirmed',
};

/** The capacity for password hashing is used up. */
export const HASHING_BUSY: Problem = unavailable(HASHING_RETRY_SECONDS);
