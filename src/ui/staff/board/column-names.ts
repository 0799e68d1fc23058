import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import type { BoardColumn } from '@/domain/staff/board-column';

export const COLUMN_NAMES: Readonly<Record<BoardColumn, StaffTextKey>> = {
  new: 'staff.board.new',
  cooking: 'staff.board.cooking',
  ready: 'staff.board.ready',
  over: 'staff.board.over',
};
