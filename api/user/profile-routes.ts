import { paths } from '@/adapters/http/contract/paths';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { NOT_AUTHENTICATED } from '@api/http/problems';

/** GET /api/user/profile. Accounts come later: until then everybody is a guest. Source: spec §4 Session; API-07. */
export function profileRoutes(app: ApiServer): void {
  app.get(paths.profile, (_request, reply) => sendProblem(reply, NOT_AUTHENTICATED));
}
