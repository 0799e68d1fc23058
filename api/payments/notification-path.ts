/** Where the payment provider sends its notifications. */
export const NOTIFICATION_PATH = '/api/payment/notification';
