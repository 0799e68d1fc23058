import { CloudOff } from 'lucide-react';

import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import styles from '@/ui/components/load-failure.module.css';

interface LoadFailureProps {
  /** What could not be loaded. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Replaces something that could not be loaded: what is missing, and a retry. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const { t } = useText();
  return (
    <div role="alert" data-invalid className={styles['failure']}>
      <CloudOff aria-hidden="true" size={24} />
      <p>{text}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('menu.retry')}
      </Button>
    </div>
  );
}
