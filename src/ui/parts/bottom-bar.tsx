import { useLayoutEffect, useRef, type ReactNode } from 'react';

import styles from '@/ui/parts/bottom-bar.module.css';

/**
 * What stays under the thumb on a small screen. While it is shown, the custom property `--bar-height` says how high
 * it is, so that content, toasts and what the focus scrolls to clear it.
 */
export function BottomBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  // Before the page is scrolled to where it was: without the bar it may be too short for that.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = bar.current;
    if (element === null) return;
    const measure = () => style.setProperty('--bar-height', `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
    };
  }, []);
  return (
    <aside ref={bar} className={styles['bar']} aria-label={label}>
      {children}
    </aside>
  );
}
