import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/order/order-status';
import { formatDay, formatMoment } from '@/domain/shared/format-time';
import { instant, parseInstant, type Instant } from '@/domain/shared/instant';
import type { ShownAuditEntry } from '@/domain/staff/audit-entry';
import { STAFF_ROLES } from '@/domain/staff/permissions';
import type { StaffShop } from '@/domain/staff/staff-member';
import { ROLE_NAMES } from '@/ui/staff/admin/role-names';
import type { StaffTextTools } from '@/ui/staff/use-staff-text';

interface Surroundings {
  readonly tools: StaffTextTools;
  readonly shops: readonly StaffShop[];
  readonly timeZone: string;
  readonly now: Instant;
}

interface EntryTexts {
  readonly subject: string;
  readonly detail: string;
  readonly actor: string;
}

/** An entry of the audit log in the words of the language; what is not known stays as it is stored. */
export const entryTexts = (entry: ShownAuditEntry, around: Surroundings): EntryTexts => ({
  subject: subjectText(entry, around),
  detail: detailText(entry, around),
  actor: actorText(entry.actor, around),
});

function subjectText({ act, subject, orderNumber }: ShownAuditEntry, { tools, now }: Surroundings): string {
  if (orderNumber !== undefined) return orderNumber;
  if (act !== 'changeHours' && act !== 'usualHours') return subject;
  const noon = Date.parse(`${subject}T12:00:00Z`);
  return Number.isNaN(noon) ? subject : formatDay(instant(noon), now, 'UTC', tools.language);
}

function detailText({ act, detail }: ShownAuditEntry, around: Surroundings): string {
  const { t, language } = around.tools;
  switch (act) {
    case 'moveOrder':
      return detail.split(' → ').map(statusText(around)).join(' → ');
    case 'pauseShop':
    case 'sellOut': {
      const until = parseInstant(detail);
      if (until === undefined) return detail;
      return t('staff.log.until', { time: formatMoment(until, around.now, around.timeZone, language) });
    }
    case 'changeHours':
      return detail === 'closed' ? t('staff.hours.closed') : detail;
    case 'addStaff':
    case 'addToken':
      return rightsText(detail, around);
    case 'logIn':
      return detail === 'passkey' ? t('staff.passkey.unnamed') : detail;
    case 'refund':
      return detail.replace(/^([^:]*), refused:/, `$1, ${t('staff.log.refused')}:`);
    default:
      return detail;
  }
}

const STATUS_NAMES: Readonly<Record<OrderStatus, StaffTextKey>> = {
  calculatedPrice: 'staff.status.calculatedPrice',
  added: 'staff.status.added',
  started: 'staff.status.started',
  finnished: 'staff.status.finnished',
  done: 'staff.status.done',
  delivered: 'staff.status.delivered',
  rollbacked: 'staff.status.rollbacked',
};

const statusText =
  ({ tools }: Surroundings) =>
  (name: string): string => {
    const status = ORDER_STATUSES.find((known) => known === name);
    return status === undefined ? name : tools.t(STATUS_NAMES[status]);
  };

/** `manager 1 2`: the role and the shops. */
function rightsText(detail: string, { tools, shops }: Surroundings): string {
  const [roleName, ...ids] = detail.split(' ');
  const role = STAFF_ROLES.find((known) => known === roleName);
  if (role === undefined) return detail;
  const places = ids.map((id) => shops.find((shop) => String(shop.id) === id)?.name ?? id);
  return [tools.t(ROLE_NAMES[role]), ...places].join(' · ');
}

const ACTORS: Readonly<Record<string, StaffTextKey>> = {
  operator: 'staff.actor.operator',
  guest: 'staff.actor.guest',
  member: 'staff.actor.member',
  server: 'staff.actor.server',
};

function actorText(actor: string, { tools }: Surroundings): string {
  const key = ACTORS[actor];
  if (key !== undefined) return tools.t(key);
  const [, machine] = /^token (.*)$/.exec(actor) ?? [];
  return machine === undefined ? actor : tools.t('staff.actor.machine', { name: machine });
}
