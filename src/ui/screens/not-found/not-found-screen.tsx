import { Compass } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { ButtonLink } from '@/ui/components/button';
import { Message } from '@/ui/components/message';

/** An unknown address, with a link to home. */
export const NotFoundScreen = observer(function NotFoundScreen() {
  const { t } = useText();
  return (
    <Message title={t('notFound.header')} text={t('notFound.text')} icon={<Compass size={56} />}>
      <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
    </Message>
  );
});
