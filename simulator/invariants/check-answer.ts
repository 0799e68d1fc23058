import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { AnsweredCall } from '@simulator/world/api-call';

/** Statuses that mean a bug in the storefront or the server. */
const NEVER_MEANT = new Set([400, 405, 406, 411, 412, 413, 415, 500, 501]);

/** The provider has 5 seconds for an answer, and no further call follows those. Source: FAULT-P19. */
const LONGEST_MS = 10_500;

/** Checks the server's answer to a call, before the network changes it. */
export function checkAnswer(
  { violations }: WatchedWorld,
  { call: { method, path }, answer, tookMs }: AnsweredCall,
): void {
  if (NEVER_MEANT.has(answer.status))
    violations.add('nothing breaks', `${method} ${path} is answered by ${answer.status}`);
  if (tookMs > LONGEST_MS)
    violations.add('calls are answered in time', `${method} ${path} was answered after ${tookMs} ms`);
}
