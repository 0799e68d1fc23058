import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { TelemetryConsentModel } from '@/ui/components/telemetry-consent-model';
import styles from '@/ui/screens/legal/device-data.module.css';

const STATES = {
  granted: 'statistics.granted',
  refused: 'statistics.refused',
  unasked: 'statistics.unasked',
} as const satisfies Record<string, TextKey>;

/** Whether visits are counted, and how to change that. Source: AMB-63, PAIN-75. */
export const VisitStatistics = observer(function VisitStatistics() {
  const { t } = useText();
  const consent = useModel(TelemetryConsentModel);
  const { answer } = consent;
  if (!consent.isOffered) return <p>{t('statistics.none')}</p>;
  return (
    <>
      <p role="status">{t(STATES[answer ?? 'unasked'])}</p>
      <p className={styles['actions']}>
        {answer !== 'granted' && (
          <Button variant="quiet" onClick={consent.grant}>
            {t('statistics.allow')}
          </Button>
        )}
        {answer !== 'refused' && (
          <Button variant="quiet" onClick={consent.refuse}>
            {t(answer === undefined ? 'statistics.refuse' : 'statistics.withdraw')}
          </Button>
        )}
      </p>
    </>
  );
});
