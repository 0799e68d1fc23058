import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '@/ui/components/button';
import styles from '@/ui/screens/account/account.module.css';

interface AccountFormProps {
  /** Increases with each failed validation. */
  readonly refusals: number;
  readonly isWorking: boolean;
  readonly submitLabel: string;
  readonly workingLabel: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** A form with its own validation: after a failure the first wrong field gets the focus. */
export function AccountForm({
  refusals,
  isWorking,
  submitLabel,
  workingLabel,
  onSubmit,
  children,
}: AccountFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <form
      ref={element}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      <Button type="submit" isWide isBig aria-busy={isWorking}>
        {isWorking ? workingLabel : submitLabel}
      </Button>
    </form>
  );
}
