import styles from '@/ui/screens/order/opening-hatch.module.css';

/** The hatch of the logo: closed while the kitchen works, open with food when the order is ready. */
export function OpeningHatch({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <span className={styles['hatch']} data-open={isOpen} aria-hidden="true">
      <svg viewBox="0 0 64 64" className={styles['food']}>
        <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="3">
          <path
            className={styles['steam']}
            d="M22 20c-4-4 4-6 0-11M32 20c-4-4 4-6 0-11M42 20c-4-4 4-6 0-11"
          />
        </g>
        <path d="M8 30h48a24 22 0 0 1-16 21H24A24 22 0 0 1 8 30z" fill="currentColor" />
        <rect x="22" y="53" width="20" height="4" rx="2" fill="currentColor" />
      </svg>
      <span className={styles['shutter']} />
      <span className={styles['sill']} />
    </span>
  );
}
