import { Bell, BellOff, Keyboard } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';

import { mayDo, type StaffRole } from '@/domain/staff/permissions';
import type { StaffShop } from '@/domain/staff/staff-member';
import { BOARD_COLUMNS } from '@/domain/staff/board-column';
import { AnnouncedOnce } from '@/ui/components/announced-once';
import { IconButton } from '@/ui/components/button';
import { BoardColumns } from '@/ui/staff/board/board-columns';
import { BoardNotices } from '@/ui/staff/board/board-notices';
import { BoardViewModel } from '@/ui/staff/board/board-view-model';
import { COLUMN_NAMES } from '@/ui/staff/board/column-names';
import { KeyboardHelp } from '@/ui/staff/board/keyboard-help';
import { OrderActs } from '@/ui/staff/board/order-acts';
import { PrintedTicket } from '@/ui/staff/board/printed-ticket';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useModel } from '@/ui/view-model/services';
import styles from '@/ui/staff/board/board-screen.module.css';

interface BoardScreenProps {
  readonly shop: StaffShop;
  readonly role: StaffRole;
}

/** The order board: what is new, being cooked, ready and over. */
export const BoardScreen = observer(function BoardScreen({ shop, role }: BoardScreenProps) {
  const model = useModel(BoardViewModel, shop);
  const { t } = useStaffText();
  const [isHelpShown, setHelpShown] = useState(false);
  const { news, chosen, isSoundOn } = model;
  return (
    <div className={styles['board']} data-tab={model.tab}>
      <h1 className="visually-hidden">{t('staff.board.header', { shop: shop.name })}</h1>
      <div className={styles['top']}>
        <div className={styles['tabs']}>
          {BOARD_COLUMNS.map((column) => (
            <button
              key={column}
              type="button"
              aria-pressed={model.tab === column}
              onClick={() => model.showTab(column)}
            >
              {t(COLUMN_NAMES[column])} <span>{model.ordersIn(column).length}</span>
            </button>
          ))}
        </div>
        <IconButton
          label={t('staff.board.sound')}
          aria-pressed={isSoundOn}
          onClick={() => model.turnSound(!isSoundOn)}
        >
          {isSoundOn ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
        </IconButton>
        <IconButton label={t('staff.help.header')} onClick={() => setHelpShown(true)}>
          <Keyboard aria-hidden="true" />
        </IconButton>
      </div>
      <BoardNotices model={model} />
      <BoardColumns model={model} />
      <div className="visually-hidden" aria-live="polite">
        {news !== undefined && (
          <AnnouncedOnce
            key={news.id}
            text={() => t('staff.board.newOrders', { codes: news.codes.join(', ') })}
          />
        )}
      </div>
      {isHelpShown && <KeyboardHelp onClose={() => setHelpShown(false)} />}
      {model.printed !== undefined && <PrintedTicket order={model.printed} model={model} />}
      {chosen !== undefined && (
        <OrderActs key={chosen.orderId} order={chosen} model={model} mayRefund={mayDo(role, 'refund')} />
      )}
    </div>
  );
});
