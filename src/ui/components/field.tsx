import { CircleAlert } from 'lucide-react';
import { useId, type InputHTMLAttributes, type Ref } from 'react';

import { SHOWS_ATTRIBUTE } from '@/ui/components/act-attribute';
import styles from '@/ui/components/field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error beside the field. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its hint and error as its description. */
export function Field({ label, hint, error, ...rest }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles['input']}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly text: string;
  readonly hidden?: boolean;
}

export function FieldError({ id, text, hidden }: FieldErrorProps) {
  return (
    <p id={id} className={styles['error']} hidden={hidden}>
      <CircleAlert aria-hidden="true" size={18} />
      <span suppressHydrationWarning {...{ [SHOWS_ATTRIBUTE]: 'missing' }}>
        {text}
      </span>
    </p>
  );
}
