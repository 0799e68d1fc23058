import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router';

import styles from '@/ui/components/button.module.css';

export type ButtonLook = 'main' | 'quiet' | 'bare';

interface Looks {
  readonly look?: ButtonLook;
  readonly isWide?: boolean;
  readonly isBig?: boolean;
  readonly children: ReactNode;
}

type ButtonProps = Looks &
  ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> };

/** A button. `main` is the main action of a screen. */
export function Button({ look = 'main', isWide = false, isBig = false, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classesOf({ look, isWide, isBig })}>
      {children}
    </button>
  );
}

/** A link in the shape of a button. */
export function ButtonLink({
  look = 'main',
  isWide = false,
  isBig = false,
  to,
  children,
}: Looks & { readonly to: string }) {
  return (
    <Link to={to} className={classesOf({ look, isWide, isBig })}>
      {children}
    </Link>
  );
}

/** A button with only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  children,
  ...rest
}: { readonly label: string; readonly children: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`${styles['button']} ${styles['bare']} ${styles['icon']}`}
    >
      {children}
    </button>
  );
}

function classesOf({ look, isWide, isBig }: { look: ButtonLook; isWide: boolean; isBig: boolean }): string {
  return [styles['button'], styles[look], isWide && styles['wide'], isBig && styles['big']]
    .filter(Boolean)
    .join(' ');
}
