import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';

import { STAFF_ROLES } from '@/domain/staff/permissions';
import type { StaffShop } from '@/domain/staff/staff-member';
import { Button } from '@/ui/components/button';
import { Field } from '@/ui/components/field';
import type { EntryFormModel } from '@/ui/staff/admin/entry-form-model';
import { ROLE_NAMES } from '@/ui/staff/admin/role-names';
import { Select } from '@/ui/staff/components/select';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/admin/admin.module.css';

interface EntryFormProps {
  readonly form: EntryFormModel;
  readonly shops: readonly StaffShop[];
  readonly submit: string;
  readonly isSending: boolean;
  readonly onSubmit: () => void;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** The name, role and shops of someone or something new. */
export const EntryForm = observer(function EntryForm({
  form,
  shops,
  submit,
  isSending,
  onSubmit,
  children,
}: EntryFormProps) {
  const { t } = useStaffText();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (form.isComplete && !isSending) onSubmit();
  };
  return (
    <form className={styles['form']} onSubmit={send}>
      <Field
        label={t('staff.entry.name')}
        required
        maxLength={80}
        value={form.name}
        onChange={({ target }) => form.set('name', target.value)}
      />
      {children}
      <Select
        label={t('staff.entry.role')}
        value={form.role}
        options={STAFF_ROLES.map((role) => ({ value: role, name: t(ROLE_NAMES[role]) }))}
        onChoose={form.setRole}
      />
      {form.hasShops && (
        <fieldset className={styles['shops']}>
          <legend>{t('staff.entry.shops')}</legend>
          {shops.map(({ id, name }) => (
            <label key={id}>
              <input type="checkbox" checked={form.shops.includes(id)} onChange={() => form.toggleShop(id)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <Button type="submit" aria-disabled={isSending || !form.isComplete}>
        {submit}
      </Button>
    </form>
  );
});
