import { KeyRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import type { Passkey } from '@/domain/customer/passkey';
import { formatDay } from '@/domain/shared/format-time';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { LoadFailure } from '@/ui/components/load-failure';
import { AddPasskeyPopup } from '@/ui/screens/profile/add-passkey-popup';
import { ChangePasskeyPopup } from '@/ui/screens/profile/change-passkey-popup';
import { PasskeysViewModel } from '@/ui/screens/profile/passkeys-view-model';
import styles from '@/ui/screens/profile/profile.module.css';

/**
 * The member's passkeys; absent where the back end has none, or there is none and the browser cannot add one. Source:
 * DEC-99.
 */
export const Passkeys = observer(function Passkeys() {
  const model = useModel(PasskeysViewModel);
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = model.stored?.length ?? 0;
  useEffect(() => {
    // The button that had the focus is gone.
    if (model.done === 'removed') heading.current?.focus();
  }, [model.done, count]);
  if (!model.isShown) return null;
  return (
    <section className={styles['data']} aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        {t('profile.passkeysHeader')}
      </h2>
      <p>{t('profile.passkeysText')}</p>
      {model.isFailed && <LoadFailure text={t('profile.passkeysFailed')} onRetry={() => void model.load()} />}
      <ul className={styles['sessions']}>
        {(model.stored ?? []).map((passkey) => (
          <StoredPasskey key={passkey.id} model={model} passkey={passkey} />
        ))}
      </ul>
      {model.canAdd && (
        <p>
          <Button variant="quiet" onClick={model.askToAdd}>
            <KeyRound aria-hidden="true" size={20} />
            {t('profile.addPasskey')}
          </Button>
        </p>
      )}
      <p role="status" className={styles['saved']}>
        {model.done !== undefined && t(DONE[model.done])}
      </p>
      {model.isAdding && <AddPasskeyPopup onAdded={model.add} onClose={model.close} />}
      {model.changing !== undefined && (
        <ChangePasskeyPopup
          passkey={model.changing}
          onRenamed={model.rename}
          onRemoved={model.remove}
          onClose={model.close}
        />
      )}
    </section>
  );
});

const DONE = {
  added: 'profile.passkeyAdded',
  renamed: 'profile.passkeyRenamed',
  removed: 'profile.passkeyRemoved',
} as const;

const StoredPasskey = observer(function StoredPasskey({
  model,
  passkey,
}: {
  readonly model: PasskeysViewModel;
  readonly passkey: Passkey;
}) {
  const { t, language } = useText();
  const { id, madeAt, lastUsedAt } = passkey;
  const name = passkey.name === '' ? t('profile.unnamedPasskey') : passkey.name;
  const dayOf = (at: typeof madeAt) => formatDay(at, model.now, DEFAULT_TIME_ZONE, language);
  return (
    <li className={styles['session']}>
      <p>
        <span className={styles['browser']}>{name}</span>
        <span id={`passkey-${id}`} className={styles['soft']}>
          {lastUsedAt === undefined
            ? t('profile.passkeyMade', { day: dayOf(madeAt) })
            : t('profile.passkeyUsed', { day: dayOf(madeAt), used: dayOf(lastUsedAt) })}
        </span>
      </p>
      <Button
        variant="quiet"
        aria-label={t('profile.changePasskeyLabel', { name })}
        aria-describedby={`passkey-${id}`}
        onClick={() => model.askToChange(passkey)}
      >
        {t('profile.changePasskey')}
      </Button>
    </li>
  );
});
