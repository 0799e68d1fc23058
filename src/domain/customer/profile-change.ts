/** What a member changes in the profile. Source: decisions PUT /api/user/profile; FORM-02. */
export interface ProfileChange {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Required for a new password, and for a new address of an account that has a password. Source: DEC-98. */
  readonly currentPassword: string | undefined;
  /** Undefined to keep the password. */
  readonly newPassword: string | undefined;
}
