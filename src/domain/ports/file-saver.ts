import { portToken } from '@/domain/ports/port-token';

/** Hands the visitor a file. */
export interface FileSaver {
  save(name: string, text: string): void;
}

export const FileSaver = portToken<FileSaver>('FileSaver');
