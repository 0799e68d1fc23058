import type { ReactNode } from 'react';

import styles from '@/ui/components/badge.module.css';

export type BadgeLook = 'accent' | 'good' | 'calm';

/** A short label: a state, a campaign, a diet. */
export function Badge({ look, children }: { readonly look: BadgeLook; readonly children: ReactNode }) {
  return <span className={`${styles['badge']} ${styles[look]}`}>{children}</span>;
}
