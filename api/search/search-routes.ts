import * as z from 'zod/mini';
import { foundDish, SEARCH_MAX_CHARS } from '@/adapters/contract/found-dish';
import { paths } from '@/adapters/contract/paths';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/domain/shared/language';
import type { ApiServer } from '@api/http/api-server';
import { sendText } from '@api/http/public-answers';
import type { DishSearch } from '@api/search/dish-search';

const querystring = z.object({
  q: z.string().check(z.minLength(1), z.maxLength(SEARCH_MAX_CHARS)),
  language: z.optional(z.string()),
});

/** GET /api/search: the dishes of all shops that fit a text. Source: DEC-147. */
export function searchRoutes(app: ApiServer, { search }: { readonly search: DishSearch }): void {
  const found = {
    description: 'The nearest first',
    contentType: 'application/json',
    schema: z.array(z.input(foundDish)),
  };
  const document = { summary: 'Dishes of all shops that fit a text', answers: { 200: found } };
  app.get(
    paths.search,
    { config: { isPublic: true, rateLimit: 'search', document }, schema: { querystring } },
    async (request, reply) => {
      const { q, language } = request.query;
      return sendText(reply, await search.find(q.trim(), parseLanguage(language ?? '') ?? DEFAULT_LANGUAGE));
    },
  );
}
