import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { AnsweredCall } from '@simulator/world/api-call';

/** The storefront knows what the server wants, and the server knows what to do: whoever sees one of these has a bug. */
const NEVER_MEANT = new Set([400, 405, 406, 411, 412, 413, 415, 500, 501]);

/** The provider has 5 seconds for an answer, and nothing more is asked after those. Source: FAULT-P19. */
const LONGEST_MS = 10_500;

/** What the server made of a call, before anything happens to the answer on its way. */
export function checkAnswer(
  { violations }: WatchedWorld,
  { call: { method, path }, answer, tookMs }: AnsweredCall,
): void {
  if (NEVER_MEANT.has(answer.status))
    violations.add('nothing breaks', `${method} ${path} is answered by ${answer.status}`);
  if (tookMs > LONGEST_MS)
    violations.add('nobody waits for ever', `${method} ${path} was answered after ${tookMs} ms`);
}
