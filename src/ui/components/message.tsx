import type { ReactNode } from 'react';

import styles from '@/ui/components/message.module.css';

interface MessageProps {
  readonly title: string;
  /** What happened, what was kept and what to do. */
  readonly text: string;
  /** A drawing in the closed hatch. */
  readonly icon: ReactNode;
  /** The ways on. */
  readonly children?: ReactNode;
}

/** A whole page that says one thing: offline, not found, empty. */
export function Message({ title, text, icon, children }: MessageProps) {
  return (
    <div className={styles['message']}>
      <span className={styles['hatch']} aria-hidden="true">
        {icon}
      </span>
      <h1>{title}</h1>
      <p className={styles['text']}>{text}</p>
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
