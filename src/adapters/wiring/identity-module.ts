import { ContainerModule } from 'inversify';

import { HttpCustomerIdentity } from '@/adapters/http/http-customer-identity';
import { bindClasses, bindPort } from '@/adapters/wiring/bind';
import { AccountDraftStore } from '@/application/account/account-draft-store';
import { ConfirmEmail } from '@/application/account/confirm-email';
import { ExpireSession } from '@/application/account/expire-session';
import { LogIn } from '@/application/account/log-in';
import { LogOut } from '@/application/account/log-out';
import { Register } from '@/application/account/register';
import { RequestPasswordReset } from '@/application/account/request-password-reset';
import { ResendConfirmation } from '@/application/account/resend-confirmation';
import { ResetPassword } from '@/application/account/reset-password';
import { CustomerIdentity } from '@/domain/ports/customer-identity';

/** The way in and out, and how to get a key. */
export const identityModule = new ContainerModule(({ bind }) => {
  bindPort(bind, CustomerIdentity, HttpCustomerIdentity);
  bindClasses(bind, [
    AccountDraftStore,
    LogIn,
    LogOut,
    ExpireSession,
    Register,
    ConfirmEmail,
    ResendConfirmation,
    RequestPasswordReset,
    ResetPassword,
  ]);
});
