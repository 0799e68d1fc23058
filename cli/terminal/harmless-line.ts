/** A line without what commands a terminal: names and texts come from a server, which need not be a friend. */
export const harmlessLine = (line: string): string => line.replaceAll(/(?!\n)\p{Cc}/gu, '\uFFFD');
