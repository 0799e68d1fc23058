import * as z from 'zod/mini';
import { chainSchemas } from '@api/chain/chain-schema';
import type { Language } from '@/domain/shared/language';

/** The JSON Schemas of a chain's files by file name in `schema/`; editors complete and check by them. */
export function chainJsonSchemas(languages: readonly Language[]): ReadonlyMap<string, unknown> {
  const { deliverySpots, ...others } = chainSchemas(languages);
  return new Map(
    Object.entries({ ...others, 'delivery-spots': deliverySpots }).map(([name, schema]) => [
      `${name}.json`,
      z.toJSONSchema(schema, { reused: 'ref', io: 'input' }),
    ]),
  );
}
