import { useId } from 'react';

import { buildPath } from '@/domain/navigation/build-path';
import { useText } from '@/ui/view-model/use-text';
import { FieldError } from '@/ui/components/field';
import styles from '@/ui/screens/account/account.module.css';

interface TermsFieldProps {
  readonly isAccepted: boolean;
  readonly error: string | undefined;
  readonly onChange: (isAccepted: boolean) => void;
}

/** The terms open beside the form, which keeps its values. Source: FORM-07. */
export function TermsField({ isAccepted, error, onChange }: TermsFieldProps) {
  const { t } = useText();
  const id = useId();
  return (
    <div className={styles['check']}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name="acceptedTerms"
          required
          checked={isAccepted}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('register.terms')}
      </label>
      {error && <FieldError id={`${id}-error`} text={error} />}
      <a className={styles['link']} href={buildPath.termsAndConditions()} target="_blank" rel="noopener">
        {t('register.readTerms')}
      </a>
    </div>
  );
}
