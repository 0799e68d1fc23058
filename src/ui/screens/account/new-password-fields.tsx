import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import { PasswordField } from '@/ui/components/password-field';
import { PasswordRules } from '@/ui/components/password-rules';
import type { FormErrors } from '@/ui/screens/account/form-errors';
import { useErrorText } from '@/ui/screens/account/use-error-text';

interface NewPasswordFieldsProps {
  readonly passwordLabel: string;
  readonly repeatedLabel: string;
  readonly password: string;
  readonly repeatedPassword: string;
  readonly errors: FormErrors;
  readonly isShown: boolean;
  readonly isRequired?: boolean;
  readonly onType: (typed: { readonly password?: string; readonly repeatedPassword?: string }) => void;
  readonly onShow: (isShown: boolean) => void;
}

/** A new password, its rules, and its repetition. Source: spec §5; PASS-01 to PASS-06. */
export const NewPasswordFields = observer(function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { passwordLabel, repeatedLabel, password, repeatedPassword, errors, isShown, onType, onShow } = props;
  const { isRequired = true } = props;
  const rulesId = useId();
  const errorOf = useErrorText(errors);
  return (
    <>
      <PasswordField
        label={passwordLabel}
        name="password"
        autoComplete="new-password"
        value={password}
        error={errorOf('password')}
        isShown={isShown}
        isRequired={isRequired}
        describedBy={rulesId}
        onChange={(typed) => onType({ password: typed })}
        onShow={onShow}
      />
      <div id={rulesId}>
        <PasswordRules password={password} repeated={repeatedPassword} />
      </div>
      <PasswordField
        label={repeatedLabel}
        name="repeatedPassword"
        autoComplete="new-password"
        value={repeatedPassword}
        error={errorOf('repeatedPassword')}
        isShown={isShown}
        isRequired={isRequired}
        onChange={(typed) => onType({ repeatedPassword: typed })}
      />
    </>
  );
});
