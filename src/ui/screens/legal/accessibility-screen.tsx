import { observer } from 'mobx-react-lite';

import { ACCESSIBILITY_TESTED_AT } from '@/domain/legal/accessibility-statement';
import { formatDay } from '@/domain/legal/privacy-policy';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Contact, LegalPage, LegalSection } from '@/ui/screens/legal/legal-page';
import { LegalViewModel } from '@/ui/screens/legal/legal-view-model';
import { OwnText } from '@/ui/screens/legal/own-text';
import styles from '@/ui/screens/legal/legal.module.css';

/** The chain's own accessibility statement, or that of the product. Source: DEC-156. */
export const Screen = observer(function AccessibilityScreen() {
  const model = useModel(LegalViewModel, 'accessibility');
  return (
    <LegalPage model={model}>
      {() => (model.own === undefined ? <ProductStatement model={model} /> : <OwnText text={model.own} />)}
    </LegalPage>
  );
});

const ProductStatement = observer(function ProductStatement({ model }: { readonly model: LegalViewModel }) {
  const { t, language } = useText();
  return (
    <>
      <header className={styles['intro']}>
        <h1>{t('accessibility.header')}</h1>
        <p>{t('accessibility.intro')}</p>
        <p>{t('accessibility.made', { date: formatDay(ACCESSIBILITY_TESTED_AT, language) })}</p>
      </header>
      <LegalSection header="accessibility.status.header" text="accessibility.status.text" />
      <LegalSection header="accessibility.tested.header" text="accessibility.tested.text" />
      <LegalSection header="accessibility.gaps.header" text="accessibility.gaps.text" />
      <LegalSection header="accessibility.contact.header" text="accessibility.contact.text">
        <Contact model={model} />
      </LegalSection>
      <LegalSection header="accessibility.complaint.header" text="accessibility.complaint.text" />
    </>
  );
});
