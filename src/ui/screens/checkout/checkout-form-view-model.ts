import { makeAutoObservable, observableRef } from 'mobx';

import { BasketStore } from '@/application/basket/basket-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { OrderStore } from '@/application/orders/order-store';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import type { OrderContact } from '@/domain/order/order-content';
import type { CheckoutFieldError } from '@/domain/order/validate-checkout';
import type { Deps } from '@/domain/ports/deps';
import {
  fieldValue,
  type ShownFieldError,
  type CheckoutField,
  type CheckoutProblem,
} from '@/ui/screens/checkout/shown-field-error';

interface ContactFields {
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  readonly isPhoneRequired: boolean;
  /** Used for a message when the order is ready. */
  readonly hasSms: boolean;
}

/** What the visitor fills in, and its errors. Source: decisions Checkout, OPEN-24; VAL-01, VAL-02. */
export class CheckoutFormViewModel {
  static readonly needs = {
    baskets: BasketStore,
    settings: SettingsStore,
    orders: OrderStore,
    sessions: SessionStore,
    notices: NoticeStore,
  };

  private typed: Partial<OrderContact> = {};
  /** Counts failed validations, so that the focus can follow. */
  refusals = 0;
  private errors: readonly ShownFieldError[] = [];
  private readonly deps: Deps<typeof CheckoutFormViewModel>;

  constructor(deps: Deps<typeof CheckoutFormViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'errors' | 'typed'>(
      this,
      {
        deps: false,
        typed: observableRef,
        errors: observableRef,
        problemOf: false,
      },
      { autoBind: true },
    );
  }

  start(): () => void {
    return () => undefined;
  }

  /**
   * The typed values; before typing, those of the earlier confirmation of this basket, so that after a declined card
   * nothing has to be typed again (PAIN-13), else those of the member, for the visible fields. Logging out removes the
   * member's.
   */
  get contact(): OrderContact {
    const { orders, baskets, sessions } = this.deps;
    const { intent } = orders;
    const earlier = intent?.seed === baskets.seed ? intent?.request : undefined;
    const { user } = sessions.session;
    const { hasEmail, hasPhone } = this.fields;
    const wantsNews = this.typed.newsByMail ?? (earlier === undefined || earlier.newsByMail === true);
    return {
      newsByMail: this.isNewsOffered ? wantsNews : undefined,
      email: this.typed.email ?? earlier?.email ?? ((hasEmail && user?.email) || ''),
      phoneNumber: this.typed.phoneNumber ?? earlier?.phoneNumber ?? ((hasPhone && user?.phone) || ''),
    };
  }

  /** The contact fields that the settings require. Source: OPEN-24. */
  get fields(): ContactFields {
    const settings = this.deps.settings.settings;
    const isPhoneRequired = settings?.orders.requirePhoneNumber ?? false;
    const hasSms = settings?.isSmsEnabled ?? false;
    return {
      hasEmail: settings?.orders.requireEmail ?? false,
      hasPhone: isPhoneRequired || hasSms,
      isPhoneRequired,
      hasSms,
    };
  }

  /** Whether news of the order can be mailed, and to which address: the one that is asked for, or the member's. */
  get isNewsOffered(): boolean {
    const isOffered = this.deps.settings.settings?.isOrderMailOffered ?? false;
    return isOffered && (this.fields.hasEmail || this.membersEmail !== undefined);
  }

  /** Where the news go if no address is asked for. */
  get membersEmail(): string | undefined {
    return this.fields.hasEmail ? undefined : this.deps.sessions.session.user?.email;
  }

  /** Food that is brought to a table is not announced by mail. */
  get isServedAtTable(): boolean {
    return this.deps.baskets.basket.orderType === 'DineInPlace';
  }

  setNewsByMail(newsByMail: boolean): void {
    this.typed = { ...this.typed, newsByMail };
  }

  setEmail(email: string): void {
    this.typed = { ...this.typed, email };
  }

  setPhoneNumber(phoneNumber: string): void {
    this.typed = { ...this.typed, phoneNumber };
  }

  /** The error of a field until its value changes. */
  problemOf(field: CheckoutField): CheckoutProblem | undefined {
    const value = this.valueOf(field);
    return this.errors.find((error) => error.field === field && error.value === value)?.problem;
  }

  /** Whether one of the answers that the basket has is wrong. */
  get isOrderRefused(): boolean {
    return (['orderType', 'spot', 'note'] as const).some((field) => this.problemOf(field) !== undefined);
  }

  /** Shows all errors at once. */
  refuse(errors: readonly CheckoutFieldError[]): void {
    this.errors = errors.map(({ field, problem }) => ({ field, problem, value: this.valueOf(field) }));
    this.refusals += 1;
    this.deps.notices.announce({ key: 'checkout.faults', values: { count: errors.length } }, 'assertive');
  }

  private valueOf(field: CheckoutField): string {
    return fieldValue(field, this.deps.baskets.basket, this.contact);
  }
}
