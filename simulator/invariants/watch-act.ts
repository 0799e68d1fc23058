import type { BegunAct } from '@simulator/acts/play-script';
import { checkConfirmed, confirmingOf } from '@simulator/invariants/check-confirmed';
import { checkLeaving } from '@simulator/invariants/check-leaving';
import type { WatchedWorld } from '@simulator/invariants/watched-world';
import { SessionStore } from '@/application/account/session-store';

/** Notes that an act begins; the result checks what it has led to, by its outcome. */
export function watchAct(watched: WatchedWorld, begun: BegunAct): (outcome: string) => void {
  const { device, page } = begun;
  const { act } = begun.step;
  const { toggled, unfinished } = watched;
  unfinished.add(begun);
  const email = page?.get(SessionStore).session.user?.email;
  if (act.do === 'toggle favourite')
    for (const each of [email, device.lastEmail]) toggled.add(each, act.article);
  const confirming = act.do === 'order' ? confirmingOf(device, page) : undefined;
  return (outcome) => {
    unfinished.delete(begun);
    if (act.do === 'order') checkConfirmed(watched, device, page, confirming);
    if (act.do === 'toggle favourite') toggled.add(device.lastEmail, act.article);
    if (act.do === 'log out' && outcome === 'done') void checkLeaving(watched, device, email);
  };
}
