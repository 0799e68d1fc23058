import type { FastifyReply, FastifyRequest } from 'fastify';
import { list } from '@/adapters/contract/fields';
import { paths } from '@/adapters/contract/paths';
import { favorite } from '@/adapters/contract/user';
import type { Favorite } from '@/domain/customer/session';
import { err, ok, type Result } from '@/domain/shared/result';
import type { AccountId } from '@api/accounts/account';
import type { SessionOf } from '@api/accounts/sessions';
import type { AddOutcome, FavoriteStore } from '@api/favorites/favorite-store';
import { parseFavorite } from '@api/favorites/parse-favorite';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem, type Problem } from '@api/http/problem';
import { invalidParameter, NOT_AUTHENTICATED, TOO_MANY_FAVORITES, tooManyRequests } from '@api/http/problems';
import type { Limiter, RateLimit } from '@api/limits/limiter';

export const MAX_FAVORITES = 500;

/** For each member, from all addresses together. */
export const FAVORITE_CHANGES: readonly RateLimit[] = [{ max: 60, windowMs: 60_000 }];

const asked = (summary: string) => ({ summary, access: 'member' }) as const;

interface FavoriteDeps {
  readonly favorites: FavoriteStore;
  readonly memberOf: SessionOf;
  /** Of `FAVORITE_CHANGES`. */
  readonly changes: Limiter;
}

/**
 * POST and DELETE /api/user/favorite, both idempotent. The shop or article need not exist: a dish that is off the menu
 * this week stays a favourite. Source: spec §7; API-09, API-10, ENT-08, ENT-10.
 */
export function favoriteRoutes(app: ApiServer, { favorites, memberOf, changes }: FavoriteDeps): void {
  const adding = { ...asked('Add a favorite'), answers: { 200: DONE } };
  app.post(
    paths.favorite,
    { config: { document: adding }, schema: { body: favorite } },
    async (request, reply) => {
      const asked = await parseChange(request, request.body);
      if (!asked.ok) return sendProblem(reply, asked.error);
      const { accountId, favorite } = asked.value;
      return answerAdded(reply, await favorites.add(accountId, favorite, MAX_FAVORITES));
    },
  );

  app.delete(
    paths.favorite,
    {
      config: { document: asked('Remove a favorite') },
      schema: { body: favorite, response: { 200: list(favorite) } },
    },
    async (request, reply) => {
      const asked = await parseChange(request, request.body);
      if (!asked.ok) return sendProblem(reply, asked.error);
      return favorites.remove(asked.value.accountId, asked.value.favorite);
    },
  );

  async function parseChange(request: FastifyRequest, body: Favorite): Promise<Result<Change, Problem>> {
    const member = await memberOf(request);
    if (member === undefined) return err(NOT_AUTHENTICATED);
    const waitMs = await changes.use(member.id);
    if (waitMs > 0) return err(tooManyRequests(waitMs));
    const favorite = parseFavorite(body);
    return favorite === undefined ? err(invalidParameter('code')) : ok({ accountId: member.id, favorite });
  }
}

interface Change {
  readonly accountId: AccountId;
  readonly favorite: Favorite;
}

function answerAdded(reply: FastifyReply, outcome: AddOutcome): FastifyReply {
  switch (outcome) {
    case 'stored':
      return reply.code(200).send();
    case 'full':
      return sendProblem(reply, TOO_MANY_FAVORITES);
    case 'gone':
      return sendProblem(reply, NOT_AUTHENTICATED);
  }
}
