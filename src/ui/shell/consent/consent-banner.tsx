import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { buildPath } from '@/domain/navigation/build-path';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { TelemetryConsentModel } from '@/ui/components/telemetry-consent-model';
import styles from '@/ui/shell/consent/consent-banner.module.css';

/**
 * Asks once whether visits may be counted, where the site counts any, without blocking the page. Source: AMB-63,
 * PAIN-75.
 */
export const ConsentBanner = observer(function ConsentBanner() {
  const { t } = useText();
  const consent = useModel(TelemetryConsentModel);
  if (consent.answer !== undefined || !consent.isOffered) return null;
  return (
    <section className={styles['banner']} aria-labelledby="consent-header">
      <h2 id="consent-header">{t('consent.header')}</h2>
      <p>
        {t('consent.text')} <Link to={buildPath.privacyPolicy()}>{t('consent.more')}</Link>
      </p>
      <p className={styles['answers']}>
        <Button variant="quiet" onClick={consent.refuse}>
          {t('consent.no')}
        </Button>
        <Button variant="quiet" onClick={consent.grant}>
          {t('consent.yes')}
        </Button>
      </p>
    </section>
  );
});
