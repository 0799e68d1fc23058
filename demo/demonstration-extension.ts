import type { Extension } from '@api/extension';
import { runInBackground } from '@api/http/background-work';
import type { MailFolder } from '@api/mail/mail-folder';
import { startKitchen } from '@demo/kitchen/kitchen';
import type { DemonstrationLogin } from '@demo/login-provider/demonstration-login';
import { loginPageRoutes } from '@demo/login-provider/login-page-routes';
import { languageOfRequest } from '@api/http/request-language';
import { mailboxRoutes } from '@demo/mailbox/mailbox-routes';
import { webhookSender } from '@demo/payment-provider/webhook-sender';
import { paymentPageRoutes } from '@demo/payment-provider/payment-page-routes';

export interface DemonstrationPages {
  /** Whether the page of the demonstration's payment provider is on this server. */
  readonly hasPaymentPage: boolean;
  /** The login provider whose page is on this server. */
  readonly login?: DemonstrationLogin | undefined;
  /** Where mail is written that can be read in a browser; undefined for no such page. */
  readonly mailbox?: MailFolder | undefined;
  /** Whether every visitor may read it; else this machine alone. */
  readonly isMailboxForAll?: boolean;
  /** How long an order stands at each step of the kitchen; undefined without a kitchen. */
  readonly kitchenPaceMs?: number | undefined;
}

/** The pages of the demonstration's companies, its mailbox and its kitchen. */
export const demonstrationExtension =
  (pages: DemonstrationPages): Extension =>
  (app, services) => {
    const { stores, clock, randomness, originOf, notificationKeys } = services;
    const { login, mailbox, isMailboxForAll = false, kitchenPaceMs } = pages;
    if (login !== undefined) loginPageRoutes(app, login);
    if (mailbox !== undefined)
      mailboxRoutes(app, {
        ...{ folder: mailbox, isForAll: isMailboxForAll, originOf },
        languageOf: languageOfRequest(stores.settings),
      });
    if (pages.hasPaymentPage) {
      const sendWebhook = webhookSender(app, { clock, randomness, signingKey: notificationKeys[0] });
      paymentPageRoutes(app, { ledger: stores.ledger, clock, sendWebhook });
    }
    if (kitchenPaceMs !== undefined)
      runInBackground(app, services.leadership, (report) => startKitchen(services, kitchenPaceMs, report));
  };
