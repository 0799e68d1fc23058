import { useMemo } from 'react';
import { encode } from 'uqr';

import styles from '@/ui/components/qr-code.module.css';

interface QrCodeProps {
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
}

/** The quiet zone that readers need around the code, in modules. */
const QUIET_SQUARES = 4;

/** A text as a QR code: dark on light in every colour scheme, since not every reader accepts inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => squaresOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** One path for all modules, with one stroke for adjacent ones of a row. */
function squaresOf(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_SQUARES });
  return {
    size,
    path: data.flatMap((row, y) => runsOf(row).map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`)).join(''),
  };
}

/** The start and length of each run of dark modules in a row. */
function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
