import { CreditCard, Gift, Heart, History, LogOut, UserRound, type LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router';

import type { TextKey } from '@/adapters/i18n/text-key';
import { buildPath } from '@/domain/navigation/build-path';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/shell/member/member-entrance.module.css';
import type { MemberEntranceViewModel } from '@/ui/shell/member/member-entrance-view-model';

const MembershipCardPopup = lazy(() =>
  import('@/ui/shell/membership-card-popup').then((module) => ({ default: module.MembershipCardPopup })),
);

interface ProfileMenuProps {
  readonly model: MemberEntranceViewModel;
}

/**
 * A disclosure button with the member's links. Closed by Escape, by a tap outside, and when the focus leaves it.
 * Source: spec §2 Shell elements; SHELL-08 to SHELL-15.
 */
export const ProfileMenu = observer(function ProfileMenu({ model }: ProfileMenuProps) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useTapBeside(model);
  const id = useId();
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !model.isOpen) return;
    model.setOpen(false);
    button.current?.focus();
  };
  // The popup restores the focus, but its menu entry is gone by then.
  const showCard = () => {
    button.current?.focus();
    model.showCard(true);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget, relatedTarget } = event;
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) model.setOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events that bubble up from its button and links
    <div ref={menu} className={styles['member']} onKeyDown={close} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={styles['open']}
        aria-expanded={model.isOpen}
        aria-controls={id}
        aria-label={t('profileMenu.open')}
        onClick={() => model.setOpen(!model.isOpen)}
      >
        <span className={styles['initial']} aria-hidden="true">
          {model.initial}
        </span>
      </button>
      <div id={id} className={styles['menu']} hidden={!model.isOpen}>
        {model.isOpen && <MenuEntries model={model} onCard={showCard} />}
      </div>
      {model.isCardShown && (
        <Suspense>
          <MembershipCardPopup onClose={() => model.showCard(false)} />
        </Suspense>
      )}
    </div>
  );
});

const LINKS: readonly (readonly [string, TextKey, LucideIcon])[] = [
  [buildPath.campaigns(), 'profileMenu.offers', Gift],
  [buildPath.favorites(), 'profileMenu.favorites', Heart],
  [buildPath.orderHistory(), 'profileMenu.orderHistory', History],
  [buildPath.profile(), 'profileMenu.account', UserRound],
];

interface MenuEntriesProps extends ProfileMenuProps {
  readonly onCard: () => void;
}

const MenuEntries = observer(function MenuEntries({ model, onCard }: MenuEntriesProps) {
  const { t } = useText();
  return (
    <>
      <p className={styles['greeting']}>
        <span>{t('profileMenu.greeting', { name: model.firstName })}</span>{' '}
        <span className={styles['name']}>{model.fullName}</span>
      </p>
      <ul>
        {LINKS.map(([path, key, Icon]) => (
          <li key={path}>
            <Link to={path} className={styles['entry']} onClick={() => model.setOpen(false)}>
              <Icon aria-hidden="true" size={20} />
              {t(key)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles['entry']} onClick={onCard}>
            <CreditCard aria-hidden="true" size={20} />
            {t('profileMenu.card')}
          </button>
        </li>
        <li className={styles['last']}>
          <button
            type="button"
            className={styles['entry']}
            aria-busy={model.isLoggingOut}
            onClick={() => void model.logOut()}
          >
            <LogOut aria-hidden="true" size={20} />
            {t(model.isLoggingOut ? 'profileMenu.loggingOut' : 'profileMenu.logOut')}
          </button>
        </li>
      </ul>
    </>
  );
});

/** Calls back on a tap outside the element. */
function useTapBeside(model: MemberEntranceViewModel) {
  const element = useRef<HTMLDivElement>(null);
  const { isOpen } = model;
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && element.current?.contains(target) === false) model.setOpen(false);
    };
    if (isOpen) document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen, model]);
  return element;
}
