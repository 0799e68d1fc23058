import * as z from 'zod/mini';
import { paths } from '@/adapters/contract/paths';
import { sellers } from '@/adapters/contract/seller';
import type { StoredShop } from '@api/catalogue/stored-shop';
import type { ApiServer } from '@api/http/api-server';
import type { ShopStore } from '@api/shops/shop-store';

const sellersDto = z.input(sellers);

type ShopSellerDto = z.infer<typeof sellersDto>[number];

/** GET /api/sellers: the companies that sell, and where, an extension of ours. Source: DEC-138. */
export function sellerRoutes(app: ApiServer, { shops }: { readonly shops: ShopStore }): void {
  app.get(
    paths.sellers,
    {
      config: { isPublic: true, document: { summary: 'The companies that sell, with their shops' } },
      schema: { response: { 200: sellersDto } },
    },
    async () => sellersOf(await shops.list()),
  );
}

/** Each company once, in the order of the shops; a shop without one is left out. */
function sellersOf(shops: readonly StoredShop[]): z.infer<typeof sellersDto> {
  const companies = new Map<string, ShopSellerDto>();
  for (const { id, name, seller } of shops) {
    if (seller === undefined) continue;
    const company = JSON.stringify([seller.name, seller.organisationNumber, seller.address]);
    const known = companies.get(company)?.shops ?? [];
    companies.set(company, { ...seller, shops: [...known, { id, name }] });
  }
  return [...companies.values()];
}
