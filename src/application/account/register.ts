import type { Deps } from '@/domain/ports/deps';
import { AccountDraftStore } from '@/application/account/account-draft-store';
import { SettingsStore } from '@/application/settings/settings-store';
import {
  type RegistrationForm,
  type RegistrationRule,
  validateRegistration,
} from '@/domain/customer/validate-registration';
import { CustomerIdentity } from '@/domain/ports/customer-identity';
import { PhoneNumbers } from '@/domain/ports/phone-numbers';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, type Result } from '@/domain/shared/result';
import { DEFAULT_COUNTRY } from '@/domain/shop/shop-country';

export type RegisterFailure =
  | RemoteFailure
  /** Nothing was sent: these rules must be met first. */
  | { readonly kind: 'unmet'; readonly rules: readonly RegistrationRule[] };

const NOTHING_REQUIRED = { isPhoneNumberRequired: false, isFavoriteShopRequired: false };

/**
 * Registers a member, who then confirms the address by a link in an email. A refusal lists everything wrong in
 * `errors`. Source: decisions POST /api/identity/register; FORM-03 to FORM-07.
 */
export class Register {
  static readonly needs = {
    identity: CustomerIdentity,
    phoneNumbers: PhoneNumbers,
    settings: SettingsStore,
    drafts: AccountDraftStore,
  };

  private readonly deps: Deps<typeof Register>;

  constructor(deps: Deps<typeof Register>) {
    this.deps = deps;
  }

  async register(form: RegistrationForm): Promise<Result<void, RegisterFailure>> {
    const { repeatedPassword: _, ...registration } = form;
    const phone = form.phone.trim();
    const isPhone = phone !== '' && (await this.deps.phoneNumbers.isPhoneNumber(phone, DEFAULT_COUNTRY));
    const settings = this.deps.settings.settings ?? NOTHING_REQUIRED;
    const rules = validateRegistration(form, { settings, isPhoneNumber: () => isPhone });
    if (rules.length > 0) return err({ kind: 'unmet', rules });
    const { firstName, lastName, email } = form;
    const person = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phone };
    const registered = await this.deps.identity.register({ ...registration, ...person });
    if (registered.ok) this.deps.drafts.clear();
    return registered;
  }
}
