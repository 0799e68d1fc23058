import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY_HEADER } from '@/adapters/contract/headers';
import { parseIntentKey } from '@/domain/order/order-intent';
import type { Clock } from '@/domain/ports/clock';
import { err, ok, type Result } from '@/domain/shared/result';
import type { CampaignStore } from '@api/campaigns/campaign-store';
import { parseCardCode } from '@api/campaigns/coffee-card';
import { OPERATOR, type Audit } from '@api/audit/audit';
import type { CoffeeCardStore } from '@api/campaigns/coffee-card-store';
import { isRunning } from '@api/campaigns/running-campaigns';
import type { ApiServer } from '@api/http/api-server';
import { IDEMPOTENCY_KEY_PARAMETER } from '@api/http/call-document';
import { sendProblem, type Problem } from '@api/http/problem';
import {
  CARD_NOT_FOUND,
  CARD_USED_UP,
  MISSING_IDEMPOTENCY_KEY,
  NOT_AUTHENTICATED,
  OTHER_CARD_UNDER_KEY,
} from '@api/http/problems';
import { isOperator } from '@api/http/is-operator';
import { sha256 } from '@api/system/hashes';

interface CardUseDeps {
  readonly campaigns: CampaignStore;
  readonly cards: CoffeeCardStore;
  readonly clock: Clock;
  readonly operatorToken: string | undefined;
  readonly record: Audit;
}

/**
 * POST /api/operator/coffee-card/use {`code`}: counts one use of a member's card; requires the operator token. A
 * repeated `Idempotency-Key` gets the same answer and counts nothing. Source: OPEN-36.
 */
export function cardUseRoutes(app: ApiServer, deps: CardUseDeps): void {
  app.post(
    '/api/operator/coffee-card/use',
    {
      config: {
        rateLimit: 'operate',
        document: {
          summary: 'Count one use of a coffee card',
          ...{ access: 'operator', parameters: [IDEMPOTENCY_KEY_PARAMETER], refusals: [404, 409] },
        },
      },
      schema: {
        body: z.object({ code: z.string() }),
        response: { 200: z.object({ usesLeft: z.int() }) },
      },
    },
    async (request, reply) => {
      if (!isOperator(request, deps.operatorToken)) return sendProblem(reply, NOT_AUTHENTICATED);
      const key = parseIntentKey(String(request.headers[IDEMPOTENCY_KEY_HEADER] ?? ''));
      if (key === undefined) return sendProblem(reply, MISSING_IDEMPOTENCY_KEY);
      const used = await useCard(deps, request.body.code, sha256(key));
      if (!used.ok) return sendProblem(reply, used.error);
      // Without the code of the card, which is a secret.
      await deps.record({ actor: OPERATOR, act: 'useCard', detail: `${used.value} left` });
      return { usesLeft: used.value };
    },
  );
}

async function useCard(
  { campaigns, cards, clock }: CardUseDeps,
  text: string,
  keyHash: string,
): Promise<Result<number, Problem>> {
  const code = parseCardCode(text);
  const card = code && (await cards.find(code));
  const campaign = card && (await campaigns.find(card.campaignId));
  const at = clock.now();
  if (card === undefined || campaign === undefined || !isRunning(campaign, at)) return err(CARD_NOT_FOUND);
  const outcome = await cards.use({ code: card.code, keyHash, at });
  switch (outcome.kind) {
    case 'used':
      return ok(outcome.usesLeft);
    case 'usedUp':
      return err(CARD_USED_UP);
    case 'otherCard':
      return err(OTHER_CARD_UNDER_KEY);
    case 'unknown':
      return err(CARD_NOT_FOUND);
  }
}
