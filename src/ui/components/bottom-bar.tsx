import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { BarPlace } from '@/ui/components/bar-place';
import styles from '@/ui/components/bottom-bar.module.css';

/** When the page changes, the next bar is mounted before the last one is unmounted. */
const shownBars = new Set<HTMLElement>();

/**
 * A bar fixed to the bottom of a small screen. While it is mounted, the custom property `--bar-height` is its height,
 * so that content, toasts and scrolled focus clear it.
 */
export function BottomBar(props: BottomBarProps) {
  const place = useContext(BarPlace);
  if (place === 'here') return <Bar {...props} />;
  return place === undefined ? null : createPortal(<Bar {...props} />, place);
}

interface BottomBarProps {
  readonly id?: string;
  readonly label: string;
  /** Above the buttons. */
  readonly news?: ReactNode;
  readonly children: ReactNode;
}

function Bar({ id, label, news, children }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null);
  // Before the scroll position is restored: without the bar's height the page may be too short.
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    shownBars.add(element);
    measureBars();
    const observer = new ResizeObserver(measureBars);
    observer.observe(element);
    return () => {
      observer.disconnect();
      shownBars.delete(element);
      measureBars();
    };
  }, []);
  return (
    <aside ref={bar} id={id} tabIndex={-1} className={styles['bar']} aria-label={label}>
      {news}
      <div className={styles['row']}>{children}</div>
    </aside>
  );
}

function measureBars(): void {
  const { style } = document.documentElement;
  const heightPx = Math.max(0, ...[...shownBars].map((bar) => bar.offsetHeight));
  if (shownBars.size === 0) style.removeProperty('--bar-height');
  else style.setProperty('--bar-height', `${heightPx}px`);
}
