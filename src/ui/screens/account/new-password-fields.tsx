import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import { PasswordField } from '@/ui/components/password-field';
import { PasswordRules } from '@/ui/components/password-rules';
import type { FormErrors } from '@/ui/screens/account/form-faults';
import { useErrorText } from '@/ui/screens/account/use-fault-text';

interface NewPasswordFieldsProps {
  readonly passwordLabel: string;
  readonly repeatedLabel: string;
  readonly password: string;
  readonly repeatedPassword: string;
  readonly faults: FormErrors;
  readonly isShown: boolean;
  readonly isRequired?: boolean;
  readonly onType: (typed: { readonly password?: string; readonly repeatedPassword?: string }) => void;
  readonly onShow: (isShown: boolean) => void;
}

/** A new password, its rules, and its repetition. Source: spec §5; PASS-01 to PASS-06. */
export const NewPasswordFields = observer(function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { passwordLabel, repeatedLabel, password, repeatedPassword, faults, isShown, onType, onShow } = props;
  const { isRequired = true } = props;
  const rulesId = useId();
  const faultOf = useErrorText(faults);
  return (
    <>
      <PasswordField
        label={passwordLabel}
        name="password"
        autoComplete="new-password"
        value={password}
        error={faultOf('password')}
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
        error={faultOf('repeatedPassword')}
        isShown={isShown}
        isRequired={isRequired}
        onChange={(typed) => onType({ repeatedPassword: typed })}
      />
    </>
  );
});
