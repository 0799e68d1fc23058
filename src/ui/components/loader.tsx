import type { TextKey } from '@/adapters/i18n/text-key';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/components/loader.module.css';

export const DEFAULT_LOADER_KEY: TextKey = 'loader.generic';

/** A spinner and a text about what is being loaded. Source: spec §2 Loading indicator; LOAD-01 to LOAD-03. */
export function Loader({ textKey = DEFAULT_LOADER_KEY }: { readonly textKey?: TextKey }) {
  const { t } = useText();
  return (
    <div role="status" className={styles['loader']}>
      <span className={styles['spinner']} aria-hidden="true" />
      <p>{t(textKey)}</p>
    </div>
  );
}

/** A placeholder of the size of the content being loaded. */
export function Skeleton({ shape }: { readonly shape: 'line' | 'title' | 'button' | 'card' | 'picture' }) {
  return <span aria-hidden="true" className={`${styles['skeleton']} ${styles[shape]}`} />;
}
