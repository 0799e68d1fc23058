import { KeyRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';

import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import { type Passkey, PASSKEY_NAME_MAX_CHARS } from '@/domain/customer/passkey';
import { formatDay } from '@/domain/shared/format-time';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import { Button } from '@/ui/components/button';
import { Field, FieldError } from '@/ui/components/field';
import { PasskeysViewModel } from '@/ui/staff/app/passkeys-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useModel } from '@/ui/view-model/services';
import styles from '@/ui/staff/app/passkeys.module.css';

const DONE: Readonly<Record<NonNullable<PasskeysViewModel['done']>, StaffTextKey>> = {
  added: 'staff.passkey.added',
  renamed: 'staff.passkey.renamed',
  removed: 'staff.passkey.removed',
};

/** The own passkeys. Source: DEC-142. */
export const Passkeys = observer(function Passkeys() {
  const model = useModel(PasskeysViewModel);
  const { t, say } = useStaffText();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void model.add();
  };
  return (
    <section className={styles['passkeys']} aria-labelledby="passkeys">
      <h3 id="passkeys">{t('staff.passkey.header')}</h3>
      <p>{t('staff.passkey.hint')}</p>
      <ul>
        {model.stored?.map((passkey) => (
          <li key={passkey.id}>
            <StoredPasskey model={model} passkey={passkey} />
          </li>
        ))}
      </ul>
      <div role="alert">
        {model.problem !== undefined && <FieldError id="passkey-problem" text={say(model.problem)} />}
      </div>
      <p role="status">{model.done !== undefined && t(DONE[model.done])}</p>
      {model.canAdd && (
        <form className={styles['add']} onSubmit={onSubmit}>
          <Field
            label={t('staff.password.current')}
            type="password"
            autoComplete="current-password"
            required
            value={model.password}
            onChange={({ target }) => model.setPassword(target.value)}
          />
          <Button type="submit" aria-disabled={model.isSending}>
            <KeyRound aria-hidden="true" size={20} />
            {t(model.isSending ? 'staff.sending' : 'staff.passkey.add')}
          </Button>
        </form>
      )}
    </section>
  );
});

interface StoredPasskeyProps {
  readonly model: PasskeysViewModel;
  readonly passkey: Passkey;
}

/** Its name can be typed over; removing it takes a second press. */
const StoredPasskey = observer(function StoredPasskey({ model, passkey }: StoredPasskeyProps) {
  const { t, language } = useStaffText();
  const [isAsked, setAsked] = useState(false);
  const { lastUsedAt } = passkey;
  const name = passkey.name === '' ? t('staff.passkey.unnamed') : passkey.name;
  const typed = model.naming?.passkey.id === passkey.id ? model.naming.name : undefined;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void model.rename();
  };
  return (
    <form className={styles['passkey']} aria-label={name} onSubmit={onSubmit}>
      <Field
        label={t('staff.passkey.name')}
        hint={
          lastUsedAt === undefined
            ? t('staff.entry.neverUsed')
            : t('staff.entry.lastUsed', {
                day: formatDay(lastUsedAt, model.now, DEFAULT_TIME_ZONE, language),
              })
        }
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX_CHARS}
        value={typed ?? name}
        onChange={({ target }) => model.setName(passkey, target.value)}
      />
      <div className={styles['acts']}>
        {typed !== undefined && (
          <Button type="submit" aria-disabled={model.isSending}>
            {t('staff.passkey.rename')}
          </Button>
        )}
        <Button
          variant={isAsked ? 'main' : 'quiet'}
          aria-disabled={model.isSending}
          onBlur={() => setAsked(false)}
          onClick={() => (isAsked ? void model.remove(passkey) : setAsked(true))}
        >
          {t(isAsked ? 'staff.passkey.removeSure' : 'staff.passkey.remove', { name })}
        </Button>
      </div>
    </form>
  );
});
