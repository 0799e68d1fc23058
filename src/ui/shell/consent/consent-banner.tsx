import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { ConsentStore } from '@/application/consent/consent-store';
import { AnswerTelemetry } from '@/application/consent/answer-telemetry';
import { buildPath } from '@/domain/navigation/build-path';
import { Telemetry } from '@/domain/ports/telemetry';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import styles from '@/ui/shell/consent/consent-banner.module.css';

/** Asks once whether visits may be counted, where the site counts any; holds nobody up. Source: AMB-63, PAIN-75. */
export const ConsentBanner = observer(function ConsentBanner() {
  const { t } = useText();
  const { telemetry: answer } = useService(ConsentStore);
  const telemetry = useService(Telemetry);
  const answerTelemetry = useService(AnswerTelemetry);
  if (answer !== undefined || !telemetry.isConfigured()) return null;
  return (
    <section className={styles['banner']} aria-labelledby="consent-header">
      <h2 id="consent-header">{t('consent.header')}</h2>
      <p>
        {t('consent.text')} <Link to={buildPath.privacyPolicy()}>{t('consent.more')}</Link>
      </p>
      <p className={styles['answers']}>
        <Button look="quiet" onClick={() => answerTelemetry.answer('refused')}>
          {t('consent.no')}
        </Button>
        <Button look="quiet" onClick={() => answerTelemetry.answer('granted')}>
          {t('consent.yes')}
        </Button>
      </p>
    </section>
  );
});
