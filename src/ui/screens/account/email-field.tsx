import { useText } from '@/ui/view-model/use-text';
import { Field } from '@/ui/components/field';

interface EmailFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  /** `username` where it opens an account, for password managers. */
  readonly autoComplete: 'email' | 'username';
  readonly onChange: (email: string) => void;
}

export function EmailField({ value, error, hint, autoComplete, onChange }: EmailFieldProps) {
  const { t } = useText();
  return (
    <Field
      label={t('account.email')}
      hint={hint}
      error={error}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
