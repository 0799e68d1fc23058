import path from 'node:path';
import * as z from 'zod/mini';
import { en } from 'zod/locales';
import { errorInFile, type ChainError } from '@api/chain/chain-error';
import type { ChainFiles, FileOf } from '@api/chain/chain-files';
import { chainLanguages, chainSchemas } from '@api/chain/chain-schema';
import type { ChainSource } from '@api/chain/chain-source';
import { parseJson } from '@api/chain/parse-json';
import { err, ok, type Result } from '@/domain/shared/result';

const { localeError } = en();

/** Parses and validates each file of a chain by itself; references are checked later. */
export function parseChain(source: ChainSource): Result<ChainFiles, readonly ChainError[]> {
  const errors: ChainError[] = [];
  const read = <Content>(file: string, schema: z.ZodMiniType<Content>): Content | undefined => {
    const content = parseFile(source, file, schema);
    if (content.ok) return content.value;
    errors.push(...content.error);
    return undefined;
  };
  const readOptional = <Content>(file: string, schema: z.ZodMiniType<Content>): Content | undefined =>
    source.has(file) ? read(file, schema) : undefined;
  const readAll = <Content>(under: string, schema: z.ZodMiniType<Content>): FileOf<Content>[] =>
    [...source.keys()]
      .filter((file) => path.posix.dirname(file) === under)
      .flatMap((file) => {
        const content = read(file, schema);
        return content === undefined ? [] : [{ file, id: path.posix.basename(file, '.json'), content }];
      });

  const languages = read('chain.json', chainLanguages)?.languages;
  if (languages === undefined) return err(errors);
  const schemas = chainSchemas(languages);
  const chain = read('chain.json', schemas.chain);
  const ingredients = readOptional('ingredients.json', schemas.ingredients)?.ingredients ?? {};
  const deliverySpots = readOptional('delivery-spots.json', schemas.deliverySpots)?.deliverySpots ?? {};
  const lists = {
    shops: readAll('shops', schemas.shop),
    menus: readAll('menus', schemas.menu),
    looks: readAll('looks', schemas.look),
    offers: readAll('offers', schemas.offers),
    pictures: [...source.keys()].filter((file) => file.startsWith('pictures/')),
  };
  if (lists.shops.length === 0 && errors.length === 0)
    errors.push(errorInFile('chain.json', 'There is no shop: add a file to shops/'));
  return chain === undefined || errors.length > 0
    ? err(errors)
    : ok({ chain, ingredients, deliverySpots, ...lists });
}

function parseFile<Content>(
  source: ChainSource,
  file: string,
  schema: z.ZodMiniType<Content>,
): Result<Content, readonly ChainError[]> {
  const bytes = source.get(file);
  if (bytes === undefined) return err([errorInFile(file, 'The file is missing')]);
  const json = parseJson(file, bytes);
  if (!json.ok) return err([json.error]);
  const parsed = z.safeParse(schema, json.value, { error: localeError });
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
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ file, path: at, message }));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ file, path: [...at, key], message: 'Unknown field' }));
  }
  return [{ file, path: at, message: issue.message }];
}
