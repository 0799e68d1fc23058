import { CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { TextKey } from '@/adapters/i18n/text-key';
import { CONTACT_REPLY_DAYS } from '@/domain/legal/privacy-policy';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Loader } from '@/ui/components/loader';
import { Message } from '@/ui/components/message';
import type { LegalViewModel } from '@/ui/screens/legal/legal-view-model';
import styles from '@/ui/screens/legal/legal.module.css';

/** A page of legal text, once its texts are loaded. */
export const LegalPage = observer(function LegalPage({
  model,
  children,
}: {
  readonly model: LegalViewModel;
  readonly children: () => ReactNode;
}) {
  const { t } = useText();
  switch (model.state) {
    case 'loading':
      return <Loader />;
    case 'failed':
      return (
        <Message
          title={t('popup.error')}
          text={t('error.unreachable')}
          icon={<CloudOff size={56} aria-hidden="true" />}
        >
          <Button onClick={() => void model.load()}>{t('offline.button')}</Button>
        </Message>
      );
    case 'ready':
      return <article className={styles['page']}>{children()}</article>;
  }
});

/** A section with a heading; `id` is its fragment. */
export const LegalSection = observer(function LegalSection({
  header,
  text,
  id,
  children,
}: {
  readonly header: TextKey;
  readonly text: TextKey;
  readonly id?: string;
  readonly children?: ReactNode;
}) {
  const { t } = useText();
  return (
    <section className={styles['section']} id={id}>
      <h2>{t(header)}</h2>
      <p>{t(text, { days: CONTACT_REPLY_DAYS })}</p>
      {children}
    </section>
  );
});

/** The contact address; nothing where none is configured. */
export const Contact = observer(function Contact({ model }: { readonly model: LegalViewModel }) {
  const { t } = useText();
  const { contactEmail } = model;
  if (contactEmail === undefined) return null;
  return (
    <p>
      {t('privacy.contact')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
    </p>
  );
});
