/** Returns the address where a login with another service starts; it returns to `returnPath`. Source: OPEN-24. */
export const externalLoginPath = (providerName: string, returnPath: string): string =>
  `/api/identity/external-login?${new URLSearchParams({ provider: providerName, returnUrl: returnPath })}`;
