import { CircleAlert } from 'lucide-react';

import styles from '@/ui/screens/account/account.module.css';

/** The error of the form as a whole; announced when it appears. */
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
