import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newChainFiles, type NewChain } from '@cli/chain/new-chain-files';
import type { CommandInput } from '@cli/command/command';
import { done, failed, misused, type Outcome } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';
import { parseVatRate } from '@/domain/order/vat';
import { LANGUAGES } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';
import { parseTimeZone } from '@api/chain/parse-time-zone';

export const createChain: Tool = {
  usage: 'chain new <folder>',
  description:
    'Creates the folder of a small chain, by default with one shop, which can be opened at once and then changed.',
  options: [
    { flags: '--name <name>', description: 'of the chain; by default that of the folder' },
    {
      flags: '--shops <names>',
      description: 'of its shops, separated by commas; by default one with the name of the chain',
    },
    {
      flags: '--languages <codes>',
      description: 'of its texts, separated by commas, the main one first; by default en',
      values: LANGUAGES,
      isOfBuild: true,
    },
    { flags: '--currency <code>', description: 'like SEK; by default EUR' },
    {
      flags: '--zone <name>',
      description: 'in which the shops open, like Europe/Oslo; by default that of this machine',
    },
    { flags: '--vat <percent>', description: 'value added tax on food, like 13.5, for receipts and reports' },
  ],
  example: 'lucka chain new my-chain --name "Soup & Co" --languages sv,en --currency SEK',
  async run(input) {
    const [folder = ''] = input.words;
    const chain = readOptions(input, folder);
    if (!chain.ok) return chain.error;
    if (existsSync(path.join(folder, 'chain.json')))
      return failed(
        { code: 'exists', isRetryable: false, field: 'folder' },
        `${folder} has a chain already.`,
      );
    const files = newChainFiles(chain.value);
    for (const [file, text] of files) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text, { flag: 'wx' });
    }
    return done({ folder, files: [...files.keys()] }, [
      `${folder} has a chain with ${chain.value.shops.length === 1 ? 'one shop' : `${chain.value.shops.length} shops`} in the time zone ${chain.value.timeZone}.`,
      `Dishes and prices are examples: change menus/lunch.json. Open it: LUCKA_CHAIN=${folder} npm start`,
    ]);
  },
};

function readOptions({ option }: CommandInput, folder: string): Result<NewChain, Outcome> {
  const names = (option('languages') ?? 'en').split(',').map((name) => name.trim());
  const languages = names.flatMap((name) => LANGUAGES.filter((language) => language === name));
  if (languages.length !== new Set(names).size)
    return err(misused('languages', `--languages are some of ${LANGUAGES.join(', ')}.`));
  const currency = option('currency') ?? 'EUR';
  if (!Intl.supportedValuesOf('currency').includes(currency))
    return err(misused('currency', '--currency has three letters, like SEK.'));
  const name = option('name') ?? path.basename(path.resolve(folder));
  const shops = (option('shops') ?? name).split(',').map((each) => each.trim());
  if (shops.includes('')) return err(misused('shops', '--shops are names, separated by commas.'));
  const percent = option('vat');
  if (percent !== undefined && parseVatRate(Number(percent)) === undefined)
    return err(misused('vat', `--vat must be a number of per cent, not "${percent}".`));
  const vat = percent === undefined ? undefined : Number(percent);
  const timeZone = parseTimeZone(option('zone') ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (timeZone === undefined) return err(misused('zone', '--zone is a name like Europe/Oslo.'));
  return ok({ name, shops, languages, currency, timeZone, vat });
}
