import type { Counted } from '@api/limits/limiter';

const MAX_STREAMS = 2_000;

/** Whether no further status stream is opened: too many in total, or in one of the caller's networks. */
export function isCrowded(
  open: readonly (readonly Counted[])[],
  networks: readonly Counted[],
  maxOfNetwork: number,
): boolean {
  const keys = open.flatMap((each) => each.map(({ key }) => key));
  const isFull = ({ key, share }: Counted): boolean =>
    keys.filter((each) => each === key).length >= maxOfNetwork * share;
  return open.length >= MAX_STREAMS || networks.some(isFull);
}
