import type { Migration } from '@api/database/migrations/migration';
import { createDemoProvider } from '@api/database/migrations/002-create-demo-provider';
import { followOrders } from '@api/database/migrations/003-follow-orders';
import { forgetCustomerCodes } from '@api/database/migrations/004-forget-customer-codes';
import { createAccounts } from '@api/database/migrations/005-create-accounts';
import { createOffers } from '@api/database/migrations/006-create-offers';
import { linkExternalLogins } from '@api/database/migrations/007-link-external-logins';
import { findUnconfirmed } from '@api/database/migrations/008-find-unconfirmed';
import { hearNotifications } from '@api/database/migrations/009-hear-notifications';
import { releasePayments } from '@api/database/migrations/010-release-payments';
import { findOldDevices } from '@api/database/migrations/011-find-old-devices';
import { announceCatalogue } from '@api/database/migrations/012-announce-catalogue';
import { storeChainFiles } from '@api/database/migrations/013-store-chain-files';
import { shareLimits } from '@api/database/migrations/014-share-limits';
import { findOldOrders } from '@api/database/migrations/015-find-old-orders';
import { referToProviders } from '@api/database/migrations/016-refer-to-providers';
import { refundMoney } from '@api/database/migrations/017-refund';
import { promiseTimes } from '@api/database/migrations/018-promise-times';
import { storePushAddresses } from '@api/database/migrations/019-store-push-addresses';
import { employStaff } from '@api/database/migrations/020-employ-staff';
import { storeTaxes } from '@api/database/migrations/021-store-taxes';
import { nameBrowsers } from '@api/database/migrations/022-name-browsers';
import { storePasskeys } from '@api/database/migrations/023-store-passkeys';
import { storeDietaryNeeds } from '@api/database/migrations/024-store-dietary-needs';
import { followRefunds } from '@api/database/migrations/025-follow-refunds';
import { guardStaffAccounts } from '@api/database/migrations/027-guard-staff-accounts';
import { notifyOfDelays } from '@api/database/migrations/028-notify-of-delays';
import { notifyByMail } from '@api/database/migrations/029-notify-by-mail';
import { createStorefront } from '@api/database/migrations/001-create-storefront';

/** All steps of the schema in order. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  createStorefront,
  createDemoProvider,
  followOrders,
  forgetCustomerCodes,
  createAccounts,
  createOffers,
  linkExternalLogins,
  findUnconfirmed,
  hearNotifications,
  releasePayments,
  findOldDevices,
  announceCatalogue,
  storeChainFiles,
  shareLimits,
  findOldOrders,
  referToProviders,
  refundMoney,
  promiseTimes,
  storePushAddresses,
  employStaff,
  storeTaxes,
  nameBrowsers,
  storePasskeys,
  storeDietaryNeeds,
  followRefunds,
  guardStaffAccounts,
  notifyOfDelays,
  notifyByMail,
];
