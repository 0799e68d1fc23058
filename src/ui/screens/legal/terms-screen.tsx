import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { buildPath } from '@/domain/navigation/build-path';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Contact, LegalPage, LegalSection } from '@/ui/screens/legal/legal-page';
import { LegalViewModel } from '@/ui/screens/legal/legal-view-model';
import { OwnText } from '@/ui/screens/legal/own-text';
import { SellerList } from '@/ui/screens/legal/seller-list';
import styles from '@/ui/screens/legal/legal.module.css';

/** Source: spec §2 Route table; ROUTE-42. */
export const Screen = observer(function TermsScreen() {
  const model = useModel(LegalViewModel, 'terms');
  return <LegalPage model={model}>{() => <Terms model={model} />}</LegalPage>;
});

const Terms = observer(function Terms({ model }: { readonly model: LegalViewModel }) {
  const { t } = useText();
  return (
    <>
      {model.own === undefined ? <ProductTerms model={model} /> : <OwnText text={model.own} />}
      <Link className={styles['onward']} to={buildPath.privacyPolicy()}>
        {t('terms.toPrivacy')}
      </Link>
    </>
  );
});

const ProductTerms = observer(function ProductTerms({ model }: { readonly model: LegalViewModel }) {
  const { t } = useText();
  return (
    <>
      <header className={styles['intro']}>
        <h1>{t('terms.header')}</h1>
        <p>{t('terms.intro')}</p>
      </header>
      <LegalSection header="terms.seller.header" text="terms.seller.text">
        <SellerList sellers={model.sellers} />
      </LegalSection>
      <LegalSection header="terms.order.header" text="terms.order.text" />
      <LegalSection header="terms.price.header" text="terms.price.text" />
      <LegalSection header="terms.payment.header" text="terms.payment.text" />
      <LegalSection header="terms.cancel.header" text="terms.cancel.text" />
      <LegalSection header="terms.pickup.header" text="terms.pickup.text" />
      <LegalSection header="terms.allergens.header" text="terms.allergens.text" />
      <LegalSection header="terms.complaint.header" text="terms.complaint.text">
        <Contact model={model} />
      </LegalSection>
      <LegalSection header="terms.changes.header" text="terms.changes.text" />
    </>
  );
});
