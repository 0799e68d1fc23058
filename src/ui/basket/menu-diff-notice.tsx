import { TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import type { TextKey } from '@/adapters/i18n/text-key';
import type { UnavailableReason } from '@/domain/basket/menu-diff';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import styles from '@/ui/basket/menu-diff-notice.module.css';
import { MenuDiffViewModel } from '@/ui/basket/menu-diff-view-model';
import { useMoney } from '@/ui/view-model/use-money';

const WITHDRAWN: Readonly<Record<UnavailableReason, TextKey>> = {
  gone: 'slip.gone',
  soldOut: 'slip.soldOut',
  notServed: 'slip.notServed',
  choicesChanged: 'slip.choicesChanged',
};

const WITHDRAWN_CHOICE: Readonly<Record<UnavailableReason, TextKey>> = {
  gone: 'slip.choiceGone',
  soldOut: 'slip.choiceSoldOut',
  notServed: 'slip.notServed',
  choicesChanged: 'slip.choicesChanged',
};

interface MenuDiffNoticeProps {
  /** The visitor must confirm it before going on: it takes the focus. */
  readonly isBlocking?: boolean;
}

/** Names what became dearer and what is no longer available, before the checkout. Source: OPEN-41; PAIN-42, PAIN-44. */
export const MenuDiffNotice = observer(function MenuDiffNotice({ isBlocking = false }: MenuDiffNoticeProps) {
  const model = useModel(MenuDiffViewModel);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isBlocking) box.current?.focus();
  }, [isBlocking]);
  const money = useMoney(model.currency);
  const { t } = useText();
  if (model.diff === undefined) return null;
  return (
    <section ref={box} tabIndex={-1} className={styles['slip']} role="alert">
      <h3>
        <TriangleAlert aria-hidden="true" size={20} />
        {t('slip.header')}
      </h3>
      <ul>
        {model.unavailable.map(({ id, name, reason, choice }) => (
          <li key={id}>
            {choice === undefined
              ? t(WITHDRAWN[reason], { name })
              : t(WITHDRAWN_CHOICE[reason], { name, choice })}
          </li>
        ))}
        {model.priceRises.map((change) => (
          <li key={change.line.id}>
            {t('slip.risen', {
              name: model.nameOf(change),
              before: money(change.before),
              after: money(change.after),
            })}
          </li>
        ))}
      </ul>
      <Button variant="quiet" isWide onClick={model.agree}>
        {t(model.unavailable.length > 0 ? 'slip.agreeRemove' : 'slip.agree')}
      </Button>
    </section>
  );
});
