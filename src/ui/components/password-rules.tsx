import { Check, Dot } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import { type PasswordRule, validatePassword } from '@/domain/customer/validate-password';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/components/password-rules.module.css';

const RULES: Readonly<Record<PasswordRule, TextKey>> = {
  PasswordTooShort: 'passwordRule.PasswordTooShort',
  PasswordRequiresNonAlphanumeric: 'passwordRule.PasswordRequiresNonAlphanumeric',
  PasswordRequiresDigit: 'passwordRule.PasswordRequiresDigit',
  PasswordRequiresLower: 'passwordRule.PasswordRequiresLower',
  PasswordRequiresUpper: 'passwordRule.PasswordRequiresUpper',
  'password-mismatch': 'passwordRule.password-mismatch',
};

const ALL: readonly PasswordRule[] = [
  'PasswordTooShort',
  'PasswordRequiresNonAlphanumeric',
  'PasswordRequiresDigit',
  'PasswordRequiresLower',
  'PasswordRequiresUpper',
  'password-mismatch',
];

interface PasswordRulesProps {
  readonly password: string;
  readonly repeated: string;
}

/** The rules of a new password, and which of them are met while it is typed. Source: spec §5; PASS-01 to PASS-06. */
export const PasswordRules = observer(function PasswordRules({ password, repeated }: PasswordRulesProps) {
  const { t } = useText();
  const unmet = new Set(validatePassword(password, repeated));
  // Two empty fields are equal, but nothing is repeated yet.
  const isMet = (rule: PasswordRule): boolean => password !== '' && !unmet.has(rule);
  return (
    <ul className={styles['rules']} aria-label={t('passwordRule.label')}>
      {ALL.map((rule) => (
        <li key={rule} data-met={isMet(rule)}>
          {isMet(rule) ? <Check aria-hidden="true" size={18} /> : <Dot aria-hidden="true" size={18} />}
          {t(RULES[rule])}
          <span className="visually-hidden">
            {t(isMet(rule) ? 'passwordRule.met' : 'passwordRule.unmet')}
          </span>
        </li>
      ))}
    </ul>
  );
});
