import { observer } from 'mobx-react-lite';

import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import { STAFF_PASSWORD_MIN_CHARS, type StaffShop } from '@/domain/staff/staff-member';
import { Field, FieldError } from '@/ui/components/field';
import { EntryCard } from '@/ui/staff/admin/entry-card';
import { EntryForm } from '@/ui/staff/admin/entry-form';
import { type RegisterKind, RegisterViewModel } from '@/ui/staff/admin/register-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useModel } from '@/ui/view-model/services';
import styles from '@/ui/staff/admin/admin.module.css';

const TEXTS: Readonly<Record<RegisterKind, { header: StaffTextKey; hint: StaffTextKey; add: StaffTextKey }>> =
  {
    people: { header: 'staff.pages.people', hint: 'staff.people.hint', add: 'staff.people.add' },
    machines: { header: 'staff.pages.machines', hint: 'staff.machines.hint', add: 'staff.machines.add' },
  };

interface RegisterScreenProps {
  readonly kind: RegisterKind;
  readonly shops: readonly StaffShop[];
}

/** Who may work in the shops. */
export const RegisterScreen = observer(function RegisterScreen({ kind, shops }: RegisterScreenProps) {
  const model = useModel(RegisterViewModel, kind);
  const { t, say } = useStaffText();
  const { form, isSending, problem, secret } = model;
  const { header, hint, add } = TEXTS[kind];
  return (
    <div className={styles['page']}>
      <h1>{t(header)}</h1>
      <p>{t(hint)}</p>
      <div role="alert">
        {problem !== undefined && <FieldError id="register-problem" text={say(problem)} />}
      </div>
      <ul className={styles['entries']}>
        {model.accounts.map((account) => (
          <li key={account.id}>
            <EntryCard
              entry={account}
              note={account.email}
              shops={shops}
              now={model.now}
              isSending={isSending}
              onEnd={() => void model.endAccount(account.id)}
            />
          </li>
        ))}
        {model.tokens.map((token) => (
          <li key={token.id}>
            <EntryCard
              entry={token}
              shops={shops}
              now={model.now}
              isSending={isSending}
              onEnd={() => void model.endToken(token.id)}
            />
          </li>
        ))}
      </ul>
      <div role="status">
        {secret !== undefined && (
          <p className={styles['secret']}>
            {t('staff.machines.secret')} <code>{secret}</code>
          </p>
        )}
      </div>
      <section className={styles['new']} aria-labelledby="add-header">
        <h2 id="add-header">{t(add)}</h2>
        <EntryForm
          form={form}
          shops={shops}
          submit={t(add)}
          isSending={isSending}
          onSubmit={() => void model.add()}
        >
          {kind === 'people' && (
            <>
              <Field
                label={t('staff.login.email')}
                type="email"
                autoComplete="off"
                required
                value={form.email}
                onChange={({ target }) => form.set('email', target.value)}
              />
              <Field
                label={t('staff.people.password')}
                hint={t('staff.password.rules', { chars: STAFF_PASSWORD_MIN_CHARS })}
                minLength={STAFF_PASSWORD_MIN_CHARS}
                type="password"
                autoComplete="new-password"
                required
                value={form.password}
                onChange={({ target }) => form.set('password', target.value)}
              />
            </>
          )}
        </EntryForm>
      </section>
    </div>
  );
});
