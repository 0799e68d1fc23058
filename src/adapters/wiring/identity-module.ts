import { ContainerModule } from 'inversify';

import { HttpCustomerIdentity } from '@/adapters/http/http-customer-identity';
import { bindClasses, bindPort } from '@/adapters/wiring/bind';
import { AccountDraftStore } from '@/application/account/account-draft-store';
import { ConfirmEmail } from '@/application/account/confirm-email';
import { LogIn } from '@/application/account/log-in';
import { LogOut } from '@/application/account/log-out';
import { Register } from '@/application/account/register';
import { AccountCommands } from '@/application/account/account-commands';
import { CustomerIdentity } from '@/domain/ports/customer-identity';

/** Sign-in, sign-out and password recovery. */
export const identityModule = new ContainerModule(({ bind }) => {
  bindPort(bind, CustomerIdentity, HttpCustomerIdentity);
  bindClasses(bind, [AccountDraftStore, LogIn, LogOut, Register, ConfirmEmail, AccountCommands]);
});
