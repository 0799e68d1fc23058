import { CloudOff, SearchX } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import { Button, ButtonLink } from '@/ui/components/button';
import { Skeleton } from '@/ui/components/loader';
import { Message } from '@/ui/components/message';
import styles from '@/ui/screens/order/order.module.css';
import { useText } from '@/ui/view-model/use-text';

export const LoadingOrder = observer(function LoadingOrder() {
  const { t } = useText();
  return (
    <div className={styles['order']} role="status" aria-label={t('order.loading')}>
      <Skeleton shape="card" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  );
});

/** Does not reveal whether the code is wrong or the order does not exist (PAIN-64). */
export const UnknownOrder = observer(function UnknownOrder() {
  const { t } = useText();
  return (
    <Message
      title={t('order.unknownHeader')}
      text={t('order.unknownText')}
      icon={<SearchX size={56} strokeWidth={1.5} />}
    >
      <ButtonLink isBig to={buildPath.home()}>
        {t('notFound.home')}
      </ButtonLink>
    </Message>
  );
});

/** `retry` loads it again. */
export const OrderNotFetched = observer(function OrderNotFetched({ retry }: { readonly retry: () => void }) {
  const { t } = useText();
  return (
    <Message
      title={t('order.failedHeader')}
      text={t('order.failedText')}
      icon={<CloudOff size={56} strokeWidth={1.5} />}
    >
      <Button isBig onClick={retry}>
        {t('home.retry')}
      </Button>
    </Message>
  );
});
