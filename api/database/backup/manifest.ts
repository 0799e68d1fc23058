import * as z from 'zod/mini';

const table = z.object({
  name: z.string(),
  columns: z.readonly(z.array(z.string())),
  rows: z.number(),
  /** Of the compressed file, in hexadecimal. */
  sha256: z.string(),
});

const sequence = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() });

/** What a backup holds. Its tables come in an order in which each refers only to those before it. */
export const manifest = z.object({
  format: z.literal(1),
  /** The number of the last step of the schema. */
  schema: z.number(),
  takenAt: z.iso.datetime(),
  tables: z.readonly(z.array(table)),
  sequences: z.readonly(z.array(sequence)),
});

export type Manifest = z.infer<typeof manifest>;
export type TableOfBackup = z.infer<typeof table>;
export type SequenceOfBackup = z.infer<typeof sequence>;

export const MANIFEST_FILE = 'manifest.json';

export const fileOfTable = (name: string): string => `${name}.copy.gz`;
