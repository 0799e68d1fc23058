/** Returns the address that dials a number; it has the digits and the plus alone. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
