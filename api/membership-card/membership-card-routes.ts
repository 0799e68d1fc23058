import { paths } from '@/adapters/contract/paths';
import type { SessionOf } from '@api/accounts/sessions';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { NOT_AUTHENTICATED } from '@api/http/problems';
import type { SettingsStore } from '@api/settings/settings-store';
import { cardDrawing } from '@api/membership-card/card-drawing';

/** Of a chain that says no name. */
const PRODUCT = 'Lucka';

/**
 * GET /api/user/membership-card: the member's card as a picture, never cached. Source: spec §7; API-12, ROLE-07;
 * FAULT-Z7.
 */
export function membershipCardRoutes(
  app: ApiServer,
  { memberOf, settings }: { readonly memberOf: SessionOf; readonly settings: SettingsStore },
): void {
  const document = {
    summary: 'The membership card',
    access: 'member',
    answers: { 200: { description: 'A picture', contentType: 'image/svg+xml' } },
  } as const;
  app.get(paths.membershipCard, { config: { document } }, async (request, reply) => {
    const member = await memberOf(request);
    if (member === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('content-disposition', 'inline; filename="membership-card.svg"')
      .send(cardDrawing(member, (await settings.read())?.name ?? PRODUCT));
  });
}
