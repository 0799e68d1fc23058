import type { ReactNode } from 'react';

import styles from '@/ui/components/message.module.css';

interface MessageProps {
  readonly title: string;
  /** What happened, what is stored and what to do. */
  readonly text: string;
  /** An icon in the closed hatch. */
  readonly icon: ReactNode;
  /** The next steps. */
  readonly children?: ReactNode;
}

/** A page with a single message: offline, not found, empty. */
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
