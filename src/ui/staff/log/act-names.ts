import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import type { AuditAct } from '@/domain/staff/audit-entry';

export const ACT_NAMES: Readonly<Record<AuditAct, StaffTextKey>> = {
  logIn: 'staff.act.logIn',
  logOut: 'staff.act.logOut',
  moveOrder: 'staff.act.moveOrder',
  takeBackOrder: 'staff.act.takeBackOrder',
  cancelOrder: 'staff.act.cancelOrder',
  releaseOrder: 'staff.act.releaseOrder',
  refund: 'staff.act.refund',
  pauseShop: 'staff.act.pauseShop',
  resumeShop: 'staff.act.resumeShop',
  sellOut: 'staff.act.sellOut',
  offerAgain: 'staff.act.offerAgain',
  changeHours: 'staff.act.changeHours',
  usualHours: 'staff.act.usualHours',
  changePrice: 'staff.act.changePrice',
  usualPrice: 'staff.act.usualPrice',
  changeLook: 'staff.act.changeLook',
  useCard: 'staff.act.useCard',
  addStaff: 'staff.act.addStaff',
  endStaff: 'staff.act.endStaff',
  addToken: 'staff.act.addToken',
  endToken: 'staff.act.endToken',
  export: 'staff.act.export',
};
