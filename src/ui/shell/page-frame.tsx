import type { ReactNode, Ref } from 'react';

import type { MatchedRoute } from '@/domain/navigation/route';
import { Navbar } from '@/ui/shell/navbar';
import styles from '@/ui/shell/page-frame.module.css';

interface PageFrameProps {
  readonly route: MatchedRoute | undefined;
  readonly isBusy: boolean;
  /** The `main` element. */
  readonly ref?: Ref<HTMLElement>;
  /** Between the navigation bar and the page. */
  readonly banner?: ReactNode;
  /** Beside the screen; its width is reserved on large screens while `hasAside` is true. */
  readonly aside?: ReactNode;
  readonly hasAside?: boolean;
  readonly children: ReactNode;
}

/** The navigation bar and the page below it: the screen, and the basket beside it. */
export function PageFrame({ route, isBusy, ref, banner, aside, hasAside = false, children }: PageFrameProps) {
  return (
    <div className={styles['frame']} data-screen={route?.name}>
      <Navbar route={route} />
      {banner}
      <div className={styles['page']} data-with-basket={hasAside}>
        <main id="main" ref={ref} tabIndex={-1} className={styles['main']} aria-busy={isBusy}>
          {children}
        </main>
        {aside}
      </div>
    </div>
  );
}
