import type { MemoryCustomerAccount } from '@test/support/memory/memory-customer-account';
import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';
import type { Registration } from '@/domain/customer/registration';
import type { UserProfile } from '@/domain/customer/session';
import { validatePassword } from '@/domain/customer/validate-password';
import type { CustomerIdentity, PasswordReset } from '@/domain/ports/customer-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

type Answer = Promise<Result<void, RemoteFailure>>;

interface Member {
  readonly userId: string;
  readonly profile: UserProfile;
  readonly password: string;
  readonly isConfirmed: boolean;
}

/** The parameters of the link in an email. */
export interface MemoryEmail {
  readonly kind: 'confirm' | 'reset';
  readonly email: string;
  readonly userId: string;
  readonly code: string;
}

/** `account` is the logged-in member; logging in and out changes it. */
export class MemoryCustomerIdentity implements CustomerIdentity {
  readonly script = new RemoteScript();
  readonly members = new Map<string, Member>();
  /** Sent, the newest last. Used links stay. */
  readonly emails: MemoryEmail[] = [];
  /** Asked of a registration. */
  isPhoneRequired = false;
  isShopRequired = false;
  readonly #account: MemoryCustomerAccount;
  readonly #open = new Set<string>();

  constructor(account: MemoryCustomerAccount) {
    this.#account = account;
  }

  /** A registered member. */
  addMember(profile: UserProfile, password: string): void {
    const userId = `user-${this.members.size + 1}`;
    this.members.set(profile.email, { userId, profile, password, isConfirmed: true });
  }

  logIn(email: string, password: string): Answer {
    return this.script.run('logIn', undefined, () => {
      const member = this.members.get(email);
      if (member?.password !== password) return err(refusal(401, 'invalid-password', { family: 'user' }));
      if (!member.isConfirmed) return err(refusal(401, 'email-not-confirmed', { family: 'user' }));
      this.#account.loggedIn = member.profile;
      this.#account.password = password;
      return ok(undefined);
    });
  }

  logOut(): Answer {
    return this.script.run('logOut', undefined, () => {
      this.#account.loggedIn = undefined;
      return ok(undefined);
    });
  }

  register(registration: Registration): Answer {
    return this.script.run('register', undefined, () => {
      const errors = this.#faultsOf(registration);
      if (errors.length > 0) return err(refusal(400, undefined, { errors }));
      this.addMember(profileOf(registration), registration.password);
      this.#change(registration.email, { isConfirmed: false });
      this.#send('confirm', registration.email);
      return ok(undefined);
    });
  }

  confirmEmail(userId: string, code: string): Answer {
    return this.script.run('confirmEmail', undefined, () => {
      const message = this.emails.find((each) => each.userId === userId && each.code === code);
      if (message === undefined || !this.#open.delete(code)) return err(INVALID_TOKEN);
      this.#change(message.email, { isConfirmed: true });
      return ok(undefined);
    });
  }

  resendConfirmation(email: string): Answer {
    return this.script.run('resendConfirmation', undefined, () => {
      if (this.members.get(email)?.isConfirmed === false) this.#send('confirm', email);
      return ok(undefined);
    });
  }

  requestPasswordReset(email: string): Answer {
    return this.script.run('requestPasswordReset', undefined, () => {
      if (this.members.has(email)) this.#send('reset', email);
      return ok(undefined);
    });
  }

  resetPassword({ email, code, newPassword }: PasswordReset): Answer {
    return this.script.run('resetPassword', undefined, () => {
      const isSent = this.emails.some((message) => message.email === email && message.code === code);
      if (!isSent || !this.#open.has(code)) return err(INVALID_TOKEN);
      const errors = validatePassword(newPassword, newPassword);
      if (errors.length > 0) return err(refusal(400, undefined, { errors }));
      this.#open.delete(code);
      this.#change(email, { password: newPassword, isConfirmed: true });
      return ok(undefined);
    });
  }

  #faultsOf({ email, phone, password, favoriteShop, acceptedTerms }: Registration): readonly string[] {
    return [
      ...(this.members.has(email) ? ['DuplicateUserName'] : []),
      ...(this.isPhoneRequired && phone === '' ? ['requires-phone'] : []),
      ...validatePassword(password, password),
      ...(this.isShopRequired && favoriteShop === undefined ? ['requires-shop'] : []),
      ...(acceptedTerms ? [] : ['register-user-failure']),
    ];
  }

  #change(email: string, change: Partial<Member>): void {
    const member = this.members.get(email);
    if (member !== undefined) this.members.set(email, { ...member, ...change });
  }

  #send(kind: MemoryEmail['kind'], email: string): void {
    const code = `code-${this.emails.length + 1}`;
    this.emails.push({ kind, email, code, userId: this.members.get(email)?.userId ?? '' });
    this.#open.add(code);
  }
}

const INVALID_TOKEN = refusal(400, undefined, { errors: ['InvalidToken'] });

const profileOf = ({ firstName, lastName, email, phone, favoriteShop }: Registration): UserProfile => ({
  isAuthenticated: true,
  favorites: favoriteShop === undefined ? [] : [{ type: 'shop', code: String(favoriteShop) }],
  name: firstName,
  lastName,
  email,
  phone,
  memberNumber: '1000099',
});
