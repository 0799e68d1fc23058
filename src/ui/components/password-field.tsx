import { Eye, EyeOff } from 'lucide-react';
import { useId } from 'react';

import { useText } from '@/ui/view-model/use-text';
import { FieldError } from '@/ui/components/field';
import fieldStyles from '@/ui/components/field.module.css';
import styles from '@/ui/components/password-field.module.css';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly isShown: boolean;
  /** The default is `password`. */
  readonly isRequired?: boolean;
  /** The id of a further description, such as the rules. */
  readonly describedBy?: string;
  readonly onChange: (password: string) => void;
  /** Omitted where another field's button reveals this one too. */
  readonly onShow?: (isShown: boolean) => void;
}

/** A password that can be revealed, pasted and filled in by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name, error, autoComplete, value, isShown, describedBy, onChange, onShow } = props;
  const { isRequired = true } = props;
  const { t } = useText();
  const id = useId();
  const described = [error && `${id}-error`, describedBy].filter(Boolean).join(' ');
  return (
    <div className={fieldStyles['field']}>
      <label className={fieldStyles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['box']}>
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={isRequired}
          className={fieldStyles['input']}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {onShow !== undefined && (
          <button
            type="button"
            className={styles['show']}
            aria-pressed={isShown}
            aria-label={t('account.showPassword')}
            title={t('account.showPassword')}
            onClick={() => onShow(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden="true" size={22} /> : <Eye aria-hidden="true" size={22} />}
          </button>
        )}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
