import { Soup } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import { useText } from '@/ui/view-model/use-text';
import { Button, ButtonLink } from '@/ui/components/button';
import { Message } from '@/ui/components/message';
import type { ShownMenuFailure } from '@/ui/components/shop-menu';

interface MenuFailureProps {
  readonly failure: ShownMenuFailure;
  readonly onRetry: () => void;
}

/** Replaces a menu that could not be loaded: why, and a retry where it can help (PAIN-55). */
export const MenuFailure = observer(function MenuFailure({ failure, onRetry }: MenuFailureProps) {
  const { t, say } = useText();
  return (
    <div role="alert">
      <Message title={t('menu.failed')} text={say(failure.notice)} icon={<Soup size={56} />}>
        {failure.mayRetry && <Button onClick={onRetry}>{t('menu.retry')}</Button>}
        <ButtonLink to={buildPath.home()} variant={failure.mayRetry ? 'quiet' : 'main'}>
          {t('menu.otherShop')}
        </ButtonLink>
      </Message>
    </div>
  );
});
