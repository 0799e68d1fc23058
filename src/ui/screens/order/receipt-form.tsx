import { Mail } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { OrderId } from '@/domain/order/order';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Field } from '@/ui/components/field';
import { ReceiptFormViewModel } from '@/ui/screens/order/receipt-form-view-model';
import styles from '@/ui/screens/order/receipt-form.module.css';

/** Source: decisions Order, POST /api/order/{orderId}/receipt; HAND-04, PAIN-65. */
export const ReceiptForm = observer(function ReceiptForm({ orderId }: { readonly orderId: OrderId }) {
  const model = useModel(ReceiptFormViewModel, orderId);
  const { t } = useText();
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.send();
      }}
    >
      <Field
        label={t('order.receiptLabel')}
        error={model.state === 'invalid' ? t('checkout.emailInvalid') : undefined}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        value={model.email}
        onChange={(event) => model.setEmail(event.target.value)}
      />
      <Button type="submit" variant="quiet" aria-busy={model.state === 'sending'}>
        <Mail aria-hidden="true" size={20} />
        {t(model.state === 'sending' ? 'order.receiptSending' : 'order.receiptSend')}
      </Button>
      <ReceiptStatus model={model} />
    </form>
  );
});

const ReceiptStatus = observer(function ReceiptStatus({ model }: { readonly model: ReceiptFormViewModel }) {
  const { t } = useText();
  const { state, email } = model;
  return (
    <>
      <p role="status" className={styles['sent']}>
        {state === 'sent' && t('order.receiptSent', { email: email.trim() })}
      </p>
      <p role="alert" className={styles['failed']}>
        {state === 'failed' && t('error.receipt')}
        {state === 'tooSoon' && t('order.receiptTooSoon')}
        {state === 'otherAddress' && t('order.receiptOtherAddress')}
      </p>
    </>
  );
});
