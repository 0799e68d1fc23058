import { observer } from 'mobx-react-lite';

import { NavigationStore } from '@/application/stores/navigation-store';
import { ResumeJourney } from '@/application/use-cases/resume-journey';
import { useService } from '@/ui/app/services';
import { useText } from '@/ui/app/use-text';
import { Button } from '@/ui/parts/button';
import styles from '@/ui/screens/home/running-orders.module.css';

/** After a lost connection: back to where it took the visitor from, in one tap (user-pains §0). */
export const JourneyBookmark = observer(function JourneyBookmark() {
  const { bookmark } = useService(NavigationStore);
  const resume = useService(ResumeJourney);
  const { t } = useText();
  if (bookmark === undefined) return null;
  return (
    <section className={styles['orders']} aria-label={t('home.resumeHeader')}>
      <h2>{t('home.resumeHeader')}</h2>
      <p>{t('home.resumeText')}</p>
      <p>
        <Button onClick={() => void resume.execute()}>{t('home.resume')}</Button>
      </p>
    </section>
  );
});
