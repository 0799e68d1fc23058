import { portToken } from '@/domain/ports/port-token';

/** Saves a file for the visitor. */
export interface FileSaver {
  save(name: string, text: string): void;
}

export const FileSaver = portToken<FileSaver>('FileSaver');
