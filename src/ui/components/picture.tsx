import { untracked } from 'mobx';
import { useState } from 'react';

import { AppStore } from '@/application/app/app-store';
import { useService } from '@/ui/view-model/services';
import styles from '@/ui/components/picture.module.css';

interface PictureProps {
  /** The address of the image call without width; undefined without a picture. */
  readonly address: string | undefined;
  /** Its width, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly isFirst?: boolean;
}

const WIDTHS_PX = [160, 320, 640, 1280];

/**
 * A picture of food in the hatch. Its box has the final size; a neutral icon replaces a missing picture (API-24,
 * API-25). Only decoration: the name is beside it. A picture of the server's page does not wait for the script to be
 * seen.
 */
export function Picture({ address, sizes, isFirst = false }: PictureProps) {
  const app = useService(AppStore);
  const [isOfServer] = useState(() => untracked(() => !app.showsVisitor));
  const [failedAddress, setFailedAddress] = useState<string>();
  const [hasArrived, setArrived] = useState(isOfServer);
  const isShown = address !== undefined && failedAddress !== address;
  return (
    <span className={styles['hatch']}>
      {isShown ? (
        <img
          ref={isOfServer ? (image) => void (hasFailed(image) && setFailedAddress(address)) : undefined}
          className={styles['image']}
          data-arrived={hasArrived}
          src={`${address}&w=320`}
          srcSet={WIDTHS_PX.map((width) => `${address}&w=${width} ${width}w`).join(', ')}
          sizes={sizes}
          alt=""
          width={320}
          height={320}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setArrived(true)}
          onError={() => setFailedAddress(address)}
        />
      ) : (
        <PlateDrawing />
      )}
    </span>
  );
}

/** A picture of the server's page may have failed before the script could listen. */
const hasFailed = (image: HTMLImageElement | null): boolean =>
  image !== null && image.complete && image.currentSrc !== '' && image.naturalWidth === 0;

function PlateDrawing() {
  return (
    <svg viewBox="0 0 64 64" className={styles['fallback']} aria-hidden="true" data-testid="picture-fallback">
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        <circle cx="32" cy="34" r="16" />
        <circle cx="32" cy="34" r="9" />
        <path d="M8 18v10a4 4 0 0 0 4 4m0 0v18m0-18a4 4 0 0 0 4-4V18M56 50V18c-5 3-7 9-7 16h7" />
      </g>
    </svg>
  );
}
