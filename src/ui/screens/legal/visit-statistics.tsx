import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import { ConsentStore } from '@/application/consent/consent-store';
import { AnswerTelemetry } from '@/application/consent/answer-telemetry';
import { Telemetry } from '@/domain/ports/telemetry';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import styles from '@/ui/screens/legal/device-data.module.css';

const STATES = {
  granted: 'statistics.granted',
  refused: 'statistics.refused',
  unasked: 'statistics.unasked',
} as const satisfies Record<string, TextKey>;

/** Whether the visitor is counted, and how to change it. Source: AMB-63, PAIN-75. */
export const VisitStatistics = observer(function VisitStatistics() {
  const { t } = useText();
  const { telemetry: answer } = useService(ConsentStore);
  const telemetry = useService(Telemetry);
  const answerTelemetry = useService(AnswerTelemetry);
  if (!telemetry.isConfigured()) return <p>{t('statistics.none')}</p>;
  return (
    <>
      <p role="status">{t(STATES[answer ?? 'unasked'])}</p>
      <p className={styles['actions']}>
        {answer !== 'granted' && (
          <Button look="quiet" onClick={() => answerTelemetry.answer('granted')}>
            {t('statistics.allow')}
          </Button>
        )}
        {answer !== 'refused' && (
          <Button look="quiet" onClick={() => answerTelemetry.answer('refused')}>
            {t(answer === undefined ? 'statistics.refuse' : 'statistics.withdraw')}
          </Button>
        )}
      </p>
    </>
  );
});
