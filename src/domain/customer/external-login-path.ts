/** Where a login with another service begins; it comes back to `returnPath`. Source: OPEN-24. */
export const externalLoginPath = (providerName: string, returnPath: string): string =>
  `/api/identity/external-login?${new URLSearchParams({ provider: providerName, returnUrl: returnPath })}`;
