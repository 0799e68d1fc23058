/** The provider's notification that a payment has changed. It only triggers a status query. */
export interface PaymentNotification {
  /** The provider's id of the event, the same for each repetition. */
  readonly id: string;
  /** The payment's id as received; there may be no such payment. */
  readonly paymentId: string;
}
