/** The payment provider's word that something has happened to a payment. It does not say what: that is asked for. */
export interface PaymentNotification {
  /** The provider's own name for what happened; however often it is told of, it is the same. */
  readonly id: string;
  /** The payment's id, as the notification has it: there may be no such payment. */
  readonly paymentId: string;
}
