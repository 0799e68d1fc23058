import type { ReactNode } from 'react';

import styles from '@/ui/components/badge.module.css';

export type BadgeVariant = 'accent' | 'good' | 'calm';

/** A short label: a state, a campaign, a diet. */
export function Badge({
  variant,
  children,
}: {
  readonly variant: BadgeVariant;
  readonly children: ReactNode;
}) {
  return <span className={`${styles['badge']} ${styles[variant]}`}>{children}</span>;
}
