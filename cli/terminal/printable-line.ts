/** Replaces control characters, since names and texts come from an untrusted server. */
export const printableLine = (line: string): string => line.replaceAll(/(?!\n)\p{Cc}/gu, '\uFFFD');
