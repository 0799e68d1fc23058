import { ContainerModule } from 'inversify';

import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpCustomerIdentity } from '@/adapters/http/http-customer-identity';
import { bindPort, bindSingle } from '@/adapters/wiring/bind-single';
import { AccountDraftStore } from '@/application/stores/account-draft-store';
import { SessionStore } from '@/application/stores/session-store';
import { SettingsStore } from '@/application/stores/settings-store';
import { ConfirmEmail } from '@/application/use-cases/confirm-email';
import { ExpireSession } from '@/application/use-cases/expire-session';
import { FetchProfile } from '@/application/use-cases/fetch-profile';
import { LogIn } from '@/application/use-cases/log-in';
import { LogOut } from '@/application/use-cases/log-out';
import { Register } from '@/application/use-cases/register';
import { RequestPasswordReset } from '@/application/use-cases/request-password-reset';
import { ResendConfirmation } from '@/application/use-cases/resend-confirmation';
import { ResetPassword } from '@/application/use-cases/reset-password';
import { SetProfile } from '@/application/use-cases/set-profile';
import { CustomerIdentity } from '@/domain/ports/customer-identity';
import { AuthStorage } from '@/domain/ports/kept-value';
import { PhoneNumbers } from '@/domain/ports/phone-numbers';

/** The way in and out, and how to get a key. */
export const identityModule = new ContainerModule(({ bind }) => {
  bindPort(bind, CustomerIdentity, HttpCustomerIdentity, [HttpCalls]);
  bindSingle(bind, AccountDraftStore, []);
  bindSingle(bind, LogIn, [CustomerIdentity, FetchProfile, SessionStore, AuthStorage, AccountDraftStore]);
  bindSingle(bind, LogOut, [CustomerIdentity, FetchProfile, SessionStore, AuthStorage]);
  bindSingle(bind, ExpireSession, [SessionStore]);
  bindSingle(bind, Register, [CustomerIdentity, PhoneNumbers, SettingsStore, AccountDraftStore]);
  bindSingle(bind, ConfirmEmail, [CustomerIdentity, SessionStore, FetchProfile, SetProfile]);
  bindSingle(bind, ResendConfirmation, [CustomerIdentity]);
  bindSingle(bind, RequestPasswordReset, [CustomerIdentity]);
  bindSingle(bind, ResetPassword, [CustomerIdentity]);
});
