import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { buildPath } from '@/domain/navigation/build-path';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/shell/footer.module.css';

/** Without the build, which is in the head of the page, in reports and in /healthz. */
const RELEASE = __APP_VERSION__.replace(/\+.*/, '');

/** Source: spec §2 Shell elements, AMB-59; SHELL-29. */
export const Footer = observer(function Footer() {
  const { t } = useText();
  return (
    <footer className={styles['footer']}>
      <p className={styles['links']}>
        <Link to={buildPath.termsAndConditions()}>{t('footer.terms')}</Link>
        <Link to={buildPath.privacyPolicy()}>{t('footer.privacy')}</Link>
        <Link to={buildPath.accessibilityStatement()}>{t('footer.accessibility')}</Link>
      </p>
      <p>{t('footer.version', { version: RELEASE })}</p>
    </footer>
  );
});
