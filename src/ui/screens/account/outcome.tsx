import { useEffect, useRef, type ReactNode } from 'react';

import styles from '@/ui/screens/account/account.module.css';

/** The result of a form, in its place. Takes the focus and is read out. */
export function Outcome({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={element} tabIndex={-1} className={styles['outcome']}>
      {children}
    </div>
  );
}
