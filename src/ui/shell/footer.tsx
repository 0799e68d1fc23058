import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/app/use-text';
import styles from '@/ui/shell/footer.module.css';

/** Source: spec §2 Shell elements, AMB-59; SHELL-29. */
export const Footer = observer(function Footer() {
  const { t } = useText();
  return (
    <footer className={styles['footer']}>
      <p>{t('footer.version', { version: __APP_VERSION__ })}</p>
    </footer>
  );
});
