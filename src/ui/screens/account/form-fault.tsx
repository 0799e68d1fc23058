import { CircleAlert } from 'lucide-react';

import styles from '@/ui/screens/account/account.module.css';

/** What is wrong with the form as a whole; said as soon as it is there. */
export function FormError({ text }: { readonly text: string | undefined }) {
  return (
    <p role="alert" className={styles['fault']}>
      {text !== undefined && (
        <>
          <CircleAlert aria-hidden="true" size={20} />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}
