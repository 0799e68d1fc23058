import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { en } from 'zod/locales';
import { chainLanguages, chainSchemas } from '@api/chain/chain-schema';
import { pathText, type ChainError, type ChainFiles, type FileOf } from '@api/chain/chain-files';
import { err, ok, type Result } from '@/domain/shared/result';

const { localeError } = en();

/** Reads and validates each file of a chain's folder by itself; references are checked later. */
export function readChainFolder(folder: string): Result<ChainFiles, readonly ChainError[]> {
  const errors: ChainError[] = [];
  const read = <Content>(file: string, schema: z.ZodMiniType<Content>): Content | undefined => {
    const content = readJsonFile(folder, file, schema);
    if (content.ok) return content.value;
    errors.push(...content.error);
    return undefined;
  };
  const readAll = <Content>(under: string, schema: z.ZodMiniType<Content>): FileOf<Content>[] =>
    jsonFilesIn(folder, under).flatMap((file) => {
      const content = read(file, schema);
      return content === undefined ? [] : [{ file, id: path.basename(file, '.json'), content }];
    });

  const languages = read('chain.json', chainLanguages)?.languages;
  if (languages === undefined) return err(errors);
  const schemas = chainSchemas(languages);
  const chain = read('chain.json', schemas.chain);
  const ingredients = read('ingredients.json', schemas.ingredients)?.ingredients;
  const deliverySpots = read('delivery-spots.json', schemas.deliverySpots)?.deliverySpots;
  const lists = {
    shops: readAll('shops', schemas.shop),
    menus: readAll('menus', schemas.menu),
    looks: readAll('looks', schemas.look),
    offers: readAll('offers', schemas.offers),
  };
  return chain === undefined || ingredients === undefined || deliverySpots === undefined || errors.length > 0
    ? err(errors)
    : ok({ chain, ingredients, deliverySpots, ...lists });
}

/** Sorted by name, so that the order does not depend on the file system. */
function jsonFilesIn(folder: string, under: string): string[] {
  const place = path.join(folder, under);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${under}/${name}`);
}

function readJsonFile<Content>(
  folder: string,
  file: string,
  schema: z.ZodMiniType<Content>,
): Result<Content, readonly ChainError[]> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    return err([{ file, path: '', message: error instanceof Error ? error.message : String(error) }]);
  }
  const parsed = z.safeParse(schema, json, { error: localeError });
  return parsed.success
    ? ok(parsed.data)
    : err(parsed.error.issues.flatMap((issue) => errorsOf(file, issue)));
}

/** For a union, the errors of the alternative that matches best: the one that is wrong inside, not as a whole. */
function errorsOf(file: string, issue: z.core.$ZodIssue, base: readonly PropertyKey[] = []): ChainError[] {
  const at = [...base, ...issue.path];
  if (issue.code === 'invalid_union') {
    const meant = issue.errors.find((issues) =>
      issues.some((inner) => inner.path.length > 0 || inner.code !== 'invalid_type'),
    );
    if (meant !== undefined) return meant.flatMap((inner) => errorsOf(file, inner, at));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ file, path: pathText([...at, key]), message: 'Unknown field' }));
  }
  return [{ file, path: pathText(at), message: issue.message }];
}
