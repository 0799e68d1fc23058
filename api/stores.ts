import type { RefundId } from '@/domain/order/order';
import type { AccountStore } from '@api/accounts/account-store';
import { MemoryAccountStore } from '@api/accounts/memory-account-store';
import { emptyRegister, type MemoryRegister } from '@api/accounts/memory-register';
import type { AccountId } from '@api/accounts/account';
import type { DeviceStore } from '@api/accounts/device-store';
import { MemoryDevices } from '@api/accounts/memory-devices';
import { PostgresDevices } from '@api/accounts/postgres-devices';
import type { StaffAccountId } from '@/domain/staff/staff-member';
import { MemorySessionStore } from '@api/accounts/memory-session-store';
import { PostgresAccountStore } from '@api/accounts/postgres-account-store';
import { PostgresSessionStore } from '@api/accounts/postgres-session-store';
import type { SessionStore } from '@api/accounts/session-store';
import type { CampaignStore } from '@api/campaigns/campaign-store';
import type { CoffeeCardStore } from '@api/campaigns/coffee-card-store';
import { MemoryCampaignStore } from '@api/campaigns/memory-campaign-store';
import { MemoryCoffeeCardStore, type MemoryCards, noCards } from '@api/campaigns/memory-coffee-card-store';
import { PostgresCampaignStore } from '@api/campaigns/postgres-campaign-store';
import { PostgresCoffeeCardStore } from '@api/campaigns/postgres-coffee-card-store';
import { PostgresCatalogue } from '@api/catalogue/postgres-catalogue';
import type { ChainStore } from '@api/chain/chain-store';
import { MemoryChainStore } from '@api/chain/memory-chain-store';
import { PostgresChainStore } from '@api/chain/postgres-chain-store';
import type { Database } from '@api/database/database';
import type { ReportTrouble } from '@api/database/report-trouble';
import type { DesignStore } from '@api/design/design-store';
import { MemoryDesignStore } from '@api/design/memory-design-store';
import { PostgresDesignStore } from '@api/design/postgres-design-store';
import { MemoryProviderLedger } from '@api/payments/memory-provider-ledger';
import { PostgresProviderLedger } from '@api/payments/postgres-provider-ledger';
import {
  MemoryProviderReferenceStore,
  type MemoryProviderReferences,
} from '@api/payments/memory-provider-reference-store';
import { PostgresProviderReferenceStore } from '@api/payments/postgres-provider-reference-store';
import type { ProviderReferenceStore } from '@api/payments/provider-reference-store';
import type {
  LedgerEntry,
  LedgerRefund,
  ProviderLedger,
  ProviderSession,
} from '@api/payments/provider-ledger';
import { MemoryRefundStore } from '@api/payments/refunds/memory-refund-store';
import { PostgresRefundStore } from '@api/payments/refunds/postgres-refund-store';
import type { StoredRefund } from '@api/payments/refunds/refund';
import type { RefundStore } from '@api/payments/refunds/refund-store';
import type { ExternalLoginStore } from '@api/external-login/external-login-store';
import { MemoryExternalLoginStore, type MemoryLinks } from '@api/external-login/memory-external-login-store';
import { PostgresExternalLoginStore } from '@api/external-login/postgres-external-login-store';
import type { FavoriteStore } from '@api/favorites/favorite-store';
import { MemoryFavoriteStore } from '@api/favorites/memory-favorite-store';
import { PostgresFavoriteStore } from '@api/favorites/postgres-favorite-store';
import { anonymizeOrders, emptyLedger, type MemoryLedger } from '@api/orders/memory-ledger';
import { MemoryOrderMailStore } from '@api/order-mail/memory-order-mail-store';
import type { OrderMailStore } from '@api/order-mail/order-mail-store';
import { PostgresOrderMailStore } from '@api/order-mail/postgres-order-mail-store';
import { MemoryOrderStore } from '@api/orders/memory-order-store';
import type { OrderStore } from '@api/orders/order-store';
import { PostgresOrderStore } from '@api/orders/postgres-order-store';
import { type StoredNotification, MemoryNotificationStore } from '@api/payments/memory-notification-store';
import type { NotificationStore } from '@api/payments/notification-store';
import { PostgresNotificationStore } from '@api/payments/postgres-notification-store';
import { MemoryPaymentStore } from '@api/payments/memory-payment-store';
import type { PaymentStore } from '@api/payments/payment-store';
import { PostgresPaymentStore } from '@api/payments/postgres-payment-store';
import { type StoredReceipt, MemoryReceiptStore } from '@api/receipts/memory-receipt-store';
import { PostgresReceiptStore } from '@api/receipts/postgres-receipt-store';
import { MemoryPasskeyStore } from '@api/accounts/memory-passkey-store';
import type { PasskeyStore } from '@api/accounts/passkey-store';
import { PostgresPasskeyStore } from '@api/accounts/postgres-passkey-store';
import type { ReceiptStore } from '@api/receipts/receipt-store';
import { forgetPushes, type MemoryPushes, MemoryPushStore } from '@api/push/memory-push-store';
import { PostgresPushStore } from '@api/push/postgres-push-store';
import type { PushStore } from '@api/push/push-store';
import { MemoryRetentionStore } from '@api/retention/memory-retention-store';
import { PostgresRetentionStore } from '@api/retention/postgres-retention-store';
import { MemorySettlementStore } from '@api/settlement/memory-settlement-store';
import { PostgresSettlementStore } from '@api/settlement/postgres-settlement-store';
import type { SettlementStore } from '@api/settlement/settlement-store';
import type { RetentionStore } from '@api/retention/retention-store';
import { MemorySettingsStore } from '@api/settings/memory-settings-store';
import { PostgresSettingsStore } from '@api/settings/postgres-settings-store';
import type { SettingsStore } from '@api/settings/settings-store';
import { MemoryShopStore } from '@api/shops/memory-shop-store';
import { PostgresShopStore } from '@api/shops/postgres-shop-store';
import type { ShopStore } from '@api/shops/shop-store';
import { type MemoryShopChanges, MemoryShopChangeStore } from '@api/shops/changes/memory-shop-change-store';
import { PostgresShopChangeStore } from '@api/shops/changes/postgres-shop-change-store';
import type { ShopChangeStore } from '@api/shops/changes/shop-change-store';
import type { BoardStore } from '@api/staff/board-store';
import { MemoryBoardStore } from '@api/staff/memory-board-store';
import { PostgresBoardStore } from '@api/staff/postgres-board-store';
import { type MemoryStaff, MemoryStaffStore, noStaff } from '@api/staff/memory-staff-store';
import { PostgresStaffStore } from '@api/staff/postgres-staff-store';
import type { StaffStore } from '@api/staff/staff-store';
import type { AuditStore } from '@api/audit/audit-store';
import { MemoryAuditStore } from '@api/audit/memory-audit-store';
import { PostgresAuditStore } from '@api/audit/postgres-audit-store';
import type { AuditEntry } from '@/domain/staff/audit-entry';

/** All stores of the API. */
export interface Stores {
  readonly chain: ChainStore;
  readonly settings: SettingsStore;
  readonly shops: ShopStore;
  readonly designs: DesignStore;
  readonly orders: OrderStore;
  readonly payments: PaymentStore;
  readonly notifications: NotificationStore;
  readonly receipts: ReceiptStore;
  readonly pushes: PushStore;
  readonly orderMails: OrderMailStore;
  readonly retention: RetentionStore;
  readonly ledger: ProviderLedger;
  readonly providerReferences: ProviderReferenceStore;
  readonly refunds: RefundStore;
  readonly settlements: SettlementStore;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly externalLogins: ExternalLoginStore;
  readonly passkeys: PasskeyStore<AccountId>;
  readonly devices: DeviceStore<AccountId>;
  readonly favorites: FavoriteStore;
  readonly campaigns: CampaignStore;
  readonly cards: CoffeeCardStore;
  readonly shopChanges: ShopChangeStore;
  readonly boards: BoardStore;
  readonly staff: StaffStore;
  readonly staffPasskeys: PasskeyStore<StaffAccountId>;
  readonly staffDevices: DeviceStore<StaffAccountId>;
  readonly audit: AuditStore;
}

export interface PostgresStores extends Stores {
  readonly catalogue: PostgresCatalogue;
}

/** Placing and paying orders uses separate connections (`ordering`), so that nothing else can exhaust them. */
export function postgresStores(
  ordering: Database,
  { reading = ordering, reportTrouble = () => undefined }: PostgresStoresOptions = {},
): PostgresStores {
  const catalogue = new PostgresCatalogue(reading, reportTrouble);
  return {
    catalogue,
    chain: new PostgresChainStore(reading, catalogue),
    settings: new PostgresSettingsStore(reading, catalogue),
    shops: new PostgresShopStore(reading, catalogue),
    designs: new PostgresDesignStore(reading, catalogue),
    orders: new PostgresOrderStore(ordering, reading),
    payments: new PostgresPaymentStore(ordering),
    notifications: new PostgresNotificationStore(ordering),
    receipts: new PostgresReceiptStore(reading),
    pushes: new PostgresPushStore(reading),
    orderMails: new PostgresOrderMailStore(reading),
    retention: new PostgresRetentionStore(reading),
    ledger: new PostgresProviderLedger(ordering),
    providerReferences: new PostgresProviderReferenceStore(ordering),
    refunds: new PostgresRefundStore(ordering),
    settlements: new PostgresSettlementStore(reading),
    accounts: new PostgresAccountStore(reading),
    sessions: new PostgresSessionStore(reading),
    externalLogins: new PostgresExternalLoginStore(reading),
    passkeys: new PostgresPasskeyStore(reading, { passkeys: 'account_passkey', owners: 'account' }),
    devices: new PostgresDevices(reading, 'account_device'),
    favorites: new PostgresFavoriteStore(reading),
    campaigns: new PostgresCampaignStore(reading, catalogue),
    cards: new PostgresCoffeeCardStore(reading),
    shopChanges: new PostgresShopChangeStore(reading, catalogue),
    boards: new PostgresBoardStore(reading),
    staff: new PostgresStaffStore(reading),
    staffPasskeys: new PostgresPasskeyStore(reading, { passkeys: 'staff_passkey', owners: 'staff_account' }),
    staffDevices: new PostgresDevices(reading, 'staff_device'),
    audit: new PostgresAuditStore(reading),
  };
}

export interface PostgresStoresOptions {
  /** For everything but placing and paying orders. */
  readonly reading?: Database;
  readonly reportTrouble?: ReportTrouble;
}

/** The state of the in-memory stores: plain values that can be copied and serialized. */
export interface MemoryState {
  readonly ledger: MemoryLedger;
  readonly register: MemoryRegister;
  readonly cards: MemoryCards;
  readonly notifications: Map<string, StoredNotification>;
  readonly receipts: Map<number, StoredReceipt>;
  readonly pushes: MemoryPushes;
  readonly providerSessions: Map<string, ProviderSession>;
  readonly providerReferences: MemoryProviderReferences;
  readonly providerRefunds: Map<string, LedgerRefund>;
  readonly providerEntries: LedgerEntry[];
  readonly refunds: Map<RefundId, StoredRefund>;
  readonly links: MemoryLinks;
  readonly shopChanges: MemoryShopChanges;
  readonly staff: MemoryStaff;
  readonly audit: AuditEntry[];
}

export const emptyMemoryState = (): MemoryState => ({
  ledger: emptyLedger(),
  register: emptyRegister(),
  cards: noCards(),
  notifications: new Map(),
  receipts: new Map(),
  pushes: new Map(),
  providerSessions: new Map(),
  providerReferences: new Map(),
  providerRefunds: new Map(),
  providerEntries: [],
  refunds: new Map(),
  links: new Map(),
  shopChanges: new Map(),
  staff: noStaff(),
  audit: [],
});

/** The stores in memory, for a simulator and for tests without a database. */
export function memoryStores(state: MemoryState = emptyMemoryState()): Stores {
  const { ledger, register, audit } = state;
  const accounts = new MemoryAccountStore(register, (accountId) => {
    forgetPushes(state.pushes, ({ orderId }) => ledger.orders.get(orderId)?.order.accountId === accountId);
    anonymizeOrders(ledger, accountId);
  });
  const catalogue = {
    settings: new MemorySettingsStore(),
    shops: new MemoryShopStore(),
    designs: new MemoryDesignStore(),
    campaigns: new MemoryCampaignStore(),
  };
  return {
    ...catalogue,
    chain: new MemoryChainStore(catalogue),
    orders: new MemoryOrderStore(ledger, audit),
    payments: new MemoryPaymentStore(ledger, audit),
    notifications: new MemoryNotificationStore(state.notifications),
    receipts: new MemoryReceiptStore(state.receipts),
    pushes: new MemoryPushStore(ledger, state.pushes),
    orderMails: new MemoryOrderMailStore(ledger),
    retention: new MemoryRetentionStore(state),
    ledger: new MemoryProviderLedger(state.providerSessions, state.providerRefunds, state.providerEntries),
    providerReferences: new MemoryProviderReferenceStore(state.providerReferences),
    refunds: new MemoryRefundStore(ledger, state.refunds, audit),
    settlements: new MemorySettlementStore(ledger, state.refunds),
    accounts,
    sessions: new MemorySessionStore(register),
    externalLogins: new MemoryExternalLoginStore(accounts, state.links),
    passkeys: new MemoryPasskeyStore(register),
    devices: new MemoryDevices(register.devices),
    favorites: new MemoryFavoriteStore(register),
    cards: new MemoryCoffeeCardStore(register, state.cards),
    shopChanges: new MemoryShopChangeStore(state.shopChanges, audit),
    boards: new MemoryBoardStore(ledger),
    staff: new MemoryStaffStore(state.staff, audit),
    staffPasskeys: new MemoryPasskeyStore(state.staff),
    staffDevices: new MemoryDevices(state.staff.devices),
    audit: new MemoryAuditStore(audit),
  };
}
