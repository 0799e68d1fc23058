import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { formatDay, PRIVACY_EFFECTIVE_FROM } from '@/domain/legal/privacy-policy';
import { buildPath } from '@/domain/navigation/build-path';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { DeviceData } from '@/ui/screens/legal/device-data';
import { Contact, LegalPage, LegalSection } from '@/ui/screens/legal/legal-page';
import { LegalViewModel } from '@/ui/screens/legal/legal-view-model';
import { OwnText } from '@/ui/screens/legal/own-text';
import styles from '@/ui/screens/legal/legal.module.css';
import { VisitStatistics } from '@/ui/screens/legal/visit-statistics';

/** Source: spec §2 Route table, §9 Privacy policy; ROUTE-43 to ROUTE-45. */
export const Screen = observer(function PrivacyScreen() {
  const model = useModel(LegalViewModel, 'privacy');
  return <LegalPage model={model}>{() => <Policy model={model} />}</LegalPage>;
});

const Policy = observer(function Policy({ model }: { readonly model: LegalViewModel }) {
  const { t } = useText();
  return (
    <>
      {model.own === undefined ? (
        <ProductPolicy model={model} />
      ) : (
        <>
          <OwnText text={model.own} />
          <VisitStatistics />
        </>
      )}
      <DeviceData />
      <Link className={styles['onward']} to={buildPath.termsAndConditions()}>
        {t('privacy.toTerms')}
      </Link>
    </>
  );
});

const ProductPolicy = observer(function ProductPolicy({ model }: { readonly model: LegalViewModel }) {
  const { t, language } = useText();
  return (
    <>
      <header className={styles['intro']}>
        <h1>{t('privacy.header')}</h1>
        <p>{t('privacy.intro')}</p>
        <p>{t('privacy.effective', { date: formatDay(PRIVACY_EFFECTIVE_FROM, language) })}</p>
      </header>
      <LegalSection header="privacy.who.header" text="privacy.who.text">
        <Contact model={model} />
      </LegalSection>
      <LegalSection header="privacy.order.header" text="privacy.order.text" />
      <LegalSection header="privacy.retention.header" text="privacy.retention.text" />
      <LegalSection header="privacy.payment.header" text="privacy.payment.text" />
      <LegalSection header="privacy.account.header" text="privacy.account.text" />
      <LegalSection header="privacy.cookies.header" text="privacy.cookies.text" />
      <LegalSection header="privacy.location.header" text="privacy.location.text" />
      <LegalSection header="privacy.logs.header" text="privacy.logs.text" />
      <LegalSection header="privacy.statistics.header" text="privacy.statistics.text">
        <VisitStatistics />
      </LegalSection>
      <LegalSection header="privacy.rights.header" text="privacy.rights.text" />
    </>
  );
});
