import type { ReactNode } from 'react';

import styles from '@/ui/screens/account/account.module.css';

interface AccountPageProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of sign-in, registration and password screens: one narrow column. */
export function AccountPage({ title, text, children }: AccountPageProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{title}</h1>
        {text !== undefined && <p className={styles['soft']}>{text}</p>}
      </header>
      {children}
    </div>
  );
}
