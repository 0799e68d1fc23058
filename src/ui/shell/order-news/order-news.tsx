import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { buildPath } from '@/domain/navigation/build-path';
import type { OrderNews as News } from '@/domain/order/open-orders';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { IconButton } from '@/ui/components/button';
import styles from '@/ui/shell/order-news/order-news.module.css';
import { OrderNewsViewModel } from '@/ui/shell/order-news/order-news-view-model';

/**
 * Status changes on any page, until the guest has seen the order or closed the message. Source: OPEN-35, ERR-20,
 * DEC-21.
 */
export const OrderNews = observer(function OrderNews() {
  const model = useModel(OrderNewsViewModel);
  return (
    <div className={styles['place']} role="status">
      {model.news.map((news) => (
        <OrderMessage key={news.order.orderId} model={model} news={news} />
      ))}
    </div>
  );
});

interface OrderMessageProps {
  readonly model: OrderNewsViewModel;
  readonly news: News;
}

const OrderMessage = observer(function OrderMessage({ model, news }: OrderMessageProps) {
  const { t, say } = useText();
  const { order, status } = news;
  const { orderId, number, shopName } = order;
  const title = [t('payment.number'), number, shopName].filter((part) => part !== undefined).join(' ');
  return (
    <section className={styles['message']} data-bad={status === 'rollbacked'}>
      <p>
        <strong>{title}</strong> <span>{say(model.noticeOf(news))}</span>{' '}
        <Link to={buildPath.orderPage(orderId)}>{t('orderNews.show')}</Link>
      </p>
      <IconButton label={t('orderNews.close', { order: title })} onClick={() => model.dismiss(orderId)}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </section>
  );
});
