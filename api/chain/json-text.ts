/** JSON as it stands in files: indented, with a line break at the end. */
export const jsonText = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;
