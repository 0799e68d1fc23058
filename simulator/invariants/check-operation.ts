import { RANKS } from '@simulator/invariants/status-ranks';
import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { Act } from '@/adapters/recording/step';
import type { Device } from '@simulator/world/device';
import type { World } from '@simulator/world/world';
import type { BasketOperation, OperationKind } from '@/domain/basket/basket-operation';

/** The acts that may remove something from the basket. */
const CAUSES: Partial<Record<OperationKind, readonly Act['do'][]>> = {
  decrease: ['decrease'],
  remove: ['remove', 'agree', 'put'],
  clear: ['cancel order', 'visit', 'go back', 'choose shop'],
  restore: ['bring back'],
};

/** Nothing is taken out of a basket but by its owner's act, or because it was paid. Source: FAULT-P10. */
export function checkOperation(
  { world, violations }: WatchedWorld,
  device: Device,
  operation: BasketOperation,
): void {
  const acts = [...device.doing].map((act) => act.do);
  const causes = CAUSES[operation.kind];
  if (causes !== undefined && !causes.some((cause) => acts.includes(cause)))
    violations.add(
      'nothing leaves a basket by itself',
      `${device.name}: ${operation.kind} during ${acts.join()}`,
    );
  if (operation.kind === 'consume' && !isPaid(world, device, operation.seed))
    violations.add('nothing leaves a basket by itself', `${device.name}: the consumed order is not paid`);
}

/** A rolled back order may have been paid before. */
const isPaid = (world: World, { placed }: Device, seed: string): boolean =>
  [...placed.values()]
    .filter((each) => each.seed === seed)
    .some(
      ({ orderId }) => RANKS[world.orders.get(orderId)?.order.status ?? 'calculatedPrice'] >= RANKS.added,
    );
