import * as z from 'zod/mini';

import { maybe } from '@/adapters/contract/fields';

/** POST /api/identity/login?useCookies=true&useSessionCookies=false. Only the status of the response counts. */
export const loginRequestDto = z.object({ email: z.string(), password: z.string() });

/** POST /api/identity/register. 200, or 400 with `errors`. */
export const registrationDto = z.object({
  email: z.string(),
  password: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  /** A shop's id, where the settings require one. */
  favoriteShop: maybe(z.int()),
  acceptedTerms: z.boolean(),
});

export type RegistrationDto = z.infer<typeof registrationDto>;

/** POST /api/identity/confirmEmail. 200, or 400 `InvalidToken`. */
export const emailConfirmationDto = z.object({ userId: z.string(), code: z.string() });

/** POST /api/identity/resendConfirmationEmail and /api/identity/forgotPassword. Always 200. */
export const emailAddressDto = z.object({ email: z.string() });

/** POST /api/identity/resetPassword. 200, or 400 with `errors`. */
export const passwordResetDto = z.object({
  email: z.string(),
  resetCode: z.string(),
  newPassword: z.string(),
});

/** PUT /api/user/profile. A new password or address requires the current password. */
export const profileChangeDto = z.object({
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  currentPassword: maybe(z.string()),
  newPassword: maybe(z.string()),
});

export type ProfileChangeDto = z.infer<typeof profileChangeDto>;

/** DELETE /api/user. */
export const accountDeletionDto = z.object({ currentPassword: z.string() });
