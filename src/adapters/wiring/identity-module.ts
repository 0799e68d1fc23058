import { ContainerModule } from 'inversify';

import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpCustomerIdentity } from '@/adapters/http/http-customer-identity';
import { bindPort, bindSingle } from '@/adapters/wiring/bind-single';
import { AccountDraftStore } from '@/application/account/account-draft-store';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ConfirmEmail } from '@/application/account/confirm-email';
import { ExpireSession } from '@/application/account/expire-session';
import { FetchProfile } from '@/application/account/fetch-profile';
import { LogIn } from '@/application/account/log-in';
import { LogOut } from '@/application/account/log-out';
import { Register } from '@/application/account/register';
import { RequestPasswordReset } from '@/application/account/request-password-reset';
import { ResendConfirmation } from '@/application/account/resend-confirmation';
import { ResetPassword } from '@/application/account/reset-password';
import { SetProfile } from '@/application/account/set-profile';
import { CustomerIdentity } from '@/domain/ports/customer-identity';
import { AuthStorage } from '@/domain/ports/stored-value';
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
