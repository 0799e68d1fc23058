import { decodedText } from '@api/chain/decoded-text';

export interface DecodedTable {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

/**
 * A table as spreadsheets store it. "CSV" of Excel is Windows-1252 in western Europe, and its "Unicode text" UTF-16
 * with a byte order mark; bytes that are no UTF-8 are read as Windows-1252, in which every byte is a character.
 */
export function decodedTable(bytes: Uint8Array): DecodedTable {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  const text = decodedText(bytes);
  return text === undefined
    ? { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
    : { text, encoding: 'UTF-8' };
}
