import type { Size } from '@/domain/shared/size';

const SIDE_PX: Readonly<Record<Size, number>> = { large: 64, small: 32 };

/** The logo: a serving hatch with an arched top, half open. */
export function HatchMark({ size = 'small' }: { readonly size?: Size }) {
  const sidePx = SIDE_PX[size];
  return (
    <svg data-mark viewBox="0 0 32 32" width={sidePx} height={sidePx} aria-hidden="true" focusable="false">
      <path d="M5 30V15a11 11 0 0 1 22 0v15z" fill="currentColor" />
      <path d="M10 26v-7h12v7z" fill="var(--color-paper)" />
      <path d="M8 16a8 8 0 0 1 16 0z" fill="var(--color-accent)" />
      <rect x="3" y="26" width="26" height="4" rx="2" fill="currentColor" />
    </svg>
  );
}
