/** Where the storefront of a simulated world is. */
export const SIMULATED_ORIGIN = 'http://localhost';

/** Where its payment provider is. */
export const PROVIDER_ORIGIN = 'https://provider.example';

/** Signs the provider's notifications. */
export const NOTIFICATION_KEY = 'the-key-of-a-simulated-provider';

export const OPERATOR_TOKEN = 'the-operator-of-a-simulated-world';
