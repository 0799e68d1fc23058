import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import type { AccountSession } from '@/domain/customer/account-session';
import { formatMoment } from '@/domain/shared/format-time';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { LoadFailure } from '@/ui/components/load-failure';
import styles from '@/ui/screens/profile/profile.module.css';
import { SessionsViewModel } from '@/ui/screens/profile/sessions-view-model';

/** Where the member is logged in; absent where the back end has no such list. Source: DEC-97. */
export const Sessions = observer(function Sessions() {
  const model = useModel(SessionsViewModel);
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (model.ended > 0) heading.current?.focus();
  }, [model.ended]);
  if (!model.isShown) return null;
  return (
    <section className={styles['data']} aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {t('profile.sessionsHeader')}
      </h2>
      <p>{t('profile.sessionsText')}</p>
      {model.isFailed && <LoadFailure text={t('profile.sessionsFailed')} onRetry={() => void model.load()} />}
      <ul className={styles['sessions']}>
        {model.open.map((session) => (
          <OpenSession key={session.id} model={model} session={session} />
        ))}
      </ul>
      <p role="status" className={styles['saved']}>
        {model.ended > 0 && t('profile.sessionEnded')}
      </p>
    </section>
  );
});

const OpenSession = observer(function OpenSession({
  model,
  session,
}: {
  readonly model: SessionsViewModel;
  readonly session: AccountSession;
}) {
  const { t, language } = useText();
  const { id, isThis, lastUsedAt } = session;
  const browser = session.browser ?? t('profile.unknownBrowser');
  const moment = formatMoment(lastUsedAt, model.now, DEFAULT_TIME_ZONE, language);
  return (
    <li className={styles['session']}>
      <p>
        <span className={styles['browser']}>{browser}</span>
        <span id={`used-${id}`} className={styles['soft']}>
          {isThis ? t('profile.thisBrowser') : t('profile.lastUsed', { moment })}
        </span>
      </p>
      {!isThis && (
        <Button
          variant="quiet"
          aria-label={t('profile.endSessionLabel', { browser })}
          aria-describedby={`used-${id}`}
          aria-busy={model.ending === id}
          onClick={() => void model.end(id)}
        >
          {t('profile.endSession')}
        </Button>
      )}
    </li>
  );
});
