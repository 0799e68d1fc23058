import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'react-router';

import { ACT_ATTRIBUTE } from '@/ui/components/act-attribute';
import styles from '@/ui/components/button.module.css';

export type ButtonVariant = 'main' | 'quiet' | 'bare';

interface ButtonStyle {
  readonly variant?: ButtonVariant;
  readonly isWide?: boolean;
  readonly isBig?: boolean;
  readonly children: ReactNode;
}

type ButtonProps = ButtonStyle &
  ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> };

/** A button. `main` is the main action of a screen. */
export function Button({ variant = 'main', isWide = false, isBig = false, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classesOf({ variant, isWide, isBig })}>
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ButtonStyle {
  readonly to: string;
  /** Whether what it was tapped for is loading. */
  readonly isBusy?: boolean;
  readonly onClick?: (event: MouseEvent) => void;
  /** What it does by the program, in place of leading to its address. */
  readonly act?: string;
}

/** A link in the shape of a button. */
export function ButtonLink({
  variant = 'main',
  isWide = false,
  isBig = false,
  isBusy = false,
  to,
  onClick,
  act,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      className={classesOf({ variant, isWide, isBig })}
      aria-busy={isBusy || undefined}
      onClick={onClick}
      {...{ [ACT_ATTRIBUTE]: act }}
    >
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

function classesOf({
  variant,
  isWide,
  isBig,
}: {
  variant: ButtonVariant;
  isWide: boolean;
  isBig: boolean;
}): string {
  return [styles['button'], styles[variant], isWide && styles['wide'], isBig && styles['big']]
    .filter(Boolean)
    .join(' ');
}
