/** What a member changes in the profile. Source: decisions PUT /api/user/profile; FORM-02. */
export interface ProfileChange {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Undefined to keep the password. */
  readonly passwords: PasswordChange | undefined;
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}
