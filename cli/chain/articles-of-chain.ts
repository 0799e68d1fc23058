import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { invalidChain } from '@cli/chain/check-chain';
import { done, failed, misused, type Outcome } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';
import { articleCsv } from '@api/chain/article-table';
import type { ChainFiles } from '@api/chain/chain-files';
import type { ChainSource } from '@api/chain/chain-source';
import { decodedTable, type DecodedTable } from '@api/chain/decoded-table';
import { changeText, diffSources } from '@api/chain/diff-sources';
import { importArticles } from '@api/chain/import-articles';
import { loadChain, loadChainFolder } from '@api/chain/load-chain';
import { parseChain } from '@api/chain/parse-chain';

export const articlesOfChain: Tool = {
  usage: 'chain articles <folder>',
  description:
    'Writes prices and names of all articles as a table for a spreadsheet, or reads one back into the menus of the folder, whose other content stays as it is written.',
  options: [
    { flags: '--to <file>', description: 'the CSV file to write' },
    { flags: '--from <file>', description: 'the CSV file to read; a code that is new is a new article' },
  ],
  example: 'lucka chain articles my-chain --to prices.csv',
  async run({ words: [folder = ''], option }, deps) {
    const [to, from] = [option('to'), option('from')];
    const loaded = loadChainFolder(folder);
    if (!loaded.ok) return invalidChain(loaded.error);
    const { source } = loaded.value;
    const files = parseChain(source);
    if (!files.ok) throw new Error('A chain that was loaded cannot be parsed');
    if (to !== undefined && from === undefined)
      return (await deps.writeFile(to, articleCsv(files.value)))
        ? done({ file: to }, [`${to} has the articles of ${folder}.`])
        : misused('to', `${to} cannot be written.`);
    if (from === undefined || to !== undefined) return misused('to', 'Either --to or --from is required.');
    const bytes = await deps.readFile(from);
    return bytes === undefined
      ? misused('from', `${from} cannot be read.`)
      : readBack(decodedTable(bytes), { folder, file: from, files: files.value, source });
  },
};

interface ReadTable {
  readonly folder: string;
  readonly file: string;
  readonly files: ChainFiles;
  readonly source: ChainSource;
}

/** Writes all menus, or none where the table or what follows from it has an error. */
async function readBack(
  { text, encoding }: DecodedTable,
  { folder, file, files, source }: ReadTable,
): Promise<Outcome> {
  const read = importArticles(text, files, source);
  if (!read.ok)
    return {
      ...failed(
        { code: 'invalid-table', isRetryable: false, field: 'from' },
        ...read.error.map(({ line, column, message }) => `${file}:${line}: ${column}: ${message}`),
      ),
      data: { errors: read.error },
    };
  const loaded = loadChain(read.value);
  if (!loaded.ok) return invalidChain(loaded.error);
  const changes = diffSources(source, read.value);
  for (const changed of new Set(changes.map((change) => change.file)))
    await writeFile(path.join(folder, changed), read.value.get(changed) ?? '');
  const note =
    encoding === 'Windows-1252' ? [`${file} is no UTF-8 and was read as Windows-1252: check its names.`] : [];
  return done({ changes, encoding }, [
    ...note,
    ...(changes.length === 0 ? ['Nothing differs.'] : changes.map(changeText)),
  ]);
}
