import { observer } from 'mobx-react-lite';

import { formatMoment, formatTime } from '@/domain/shared/format-time';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { HatchMark } from '@/ui/components/hatch-mark';
import { QrCode } from '@/ui/components/qr-code';
import { MenuPage } from '@/ui/screens/signage/menu-page';
import { SignageViewModel } from '@/ui/screens/signage/signage-view-model';
import styles from '@/ui/screens/signage/signage.module.css';

/** The shop's menu on a screen in the restaurant. Source: spec §2 Route table, OPEN-18; ROUTE-30. */
export const Screen = observer(function SignageScreen() {
  const model = useModel(SignageViewModel);
  return (
    <main
      id="main"
      className={styles['wall']}
      data-inverted={model.isInverted}
      data-drift={model.drift}
      data-turning={model.isTurning}
    >
      <div className={styles['board']}>
        <Head model={model} />
        <BoardBody model={model} />
        <Foot model={model} />
      </div>
    </main>
  );
});

const Head = observer(function Head({ model }: { readonly model: SignageViewModel }) {
  const { language } = useText();
  const { shop, now } = model;
  return (
    <header className={styles['head']}>
      <HatchMark />
      <h1 className={styles['shop']}>{shop?.name}</h1>
      <p className={styles['time']}>{formatTime(now, shop?.timeZone ?? DEFAULT_TIME_ZONE, language)}</p>
    </header>
  );
});

const BoardBody = observer(function BoardBody({ model }: { readonly model: SignageViewModel }) {
  const { t, language } = useText();
  const { board, shop, now } = model;
  switch (board.kind) {
    case 'loading':
      return <div className={styles['body']} />;
    case 'askCounter':
      return <Words title={t('signage.ask')} text={t('signage.askText')} />;
    case 'closed': {
      const time =
        board.opens && formatMoment(board.opens, now, shop?.timeZone ?? DEFAULT_TIME_ZONE, language);
      return (
        <Words title={t('signage.closed')} text={time === undefined ? '' : t('signage.opens', { time })} />
      );
    }
    case 'menu':
      return <MenuPage key={board.page.id} page={board.page} />;
  }
});

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className={`${styles['body']} ${styles['words']}`}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}

const Foot = observer(function Foot({ model }: { readonly model: SignageViewModel }) {
  const { t, language } = useText();
  const { board, shop, orderAddress } = model;
  const asOf = board.kind === 'menu' ? board.asOf : undefined;
  return (
    <footer className={styles['foot']}>
      {orderAddress !== undefined && (
        <div className={styles['order']}>
          <span className={styles['code']}>
            <QrCode text={orderAddress} label={t('signage.code', { name: shop?.name ?? '' })} />
          </span>
          <p className={styles['scan']}>{t('signage.scan')}</p>
        </div>
      )}
      <div className={styles['hints']}>
        {board.kind === 'menu' && <p>{t('signage.allergens')}</p>}
        {asOf !== undefined && (
          <p className={styles['asOf']}>
            {t('signage.asOf', { time: formatTime(asOf, shop?.timeZone ?? DEFAULT_TIME_ZONE, language) })}
          </p>
        )}
      </div>
    </footer>
  );
});
