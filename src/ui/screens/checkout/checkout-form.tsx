import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import { useText } from '@/ui/view-model/use-text';
import { Field } from '@/ui/components/field';
import { ShopAddress } from '@/ui/components/shop-address';
import styles from '@/ui/screens/checkout/checkout.module.css';
import type { CheckoutFormViewModel } from '@/ui/screens/checkout/checkout-form-view-model';
import { OrderAnswers } from '@/ui/screens/checkout/order-answers';
import { Tick } from '@/ui/screens/checkout/tick';
import type { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';

interface CheckoutFormProps {
  readonly form: CheckoutFormViewModel;
  readonly info: OrderInfoViewModel;
  readonly isPending: boolean;
}

/**
 * Where, how and for whom. No submit button, so that Enter in a field pays nothing (PAIN-05); errors are beside each
 * field, and the first wrong one gets the focus.
 */
export const CheckoutForm = observer(function CheckoutForm({ form, info, isPending }: CheckoutFormProps) {
  const { t } = useText();
  const element = useRef<HTMLFormElement>(null);
  const { refusals } = form;
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(element.current);
  }, [refusals]);
  return (
    <form ref={element} noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles['fields']} disabled={isPending} aria-label={t('checkout.form')}>
        <Where info={info} />
        <OrderAnswers form={form} info={info} />
        <ContactFields form={form} />
      </fieldset>
    </form>
  );
});

/** The first wrong field, or the action that corrects it. */
function focusFirstInvalid(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  const inside = wrong?.querySelector<HTMLElement>('input, button');
  (inside ?? wrong)?.focus();
}

/** The shop and, large, the table: an order for the wrong one cannot be recalled (PAIN-78). */
const Where = observer(function Where({ info }: { readonly info: OrderInfoViewModel }) {
  const { t } = useText();
  if (info.shopName === '') return null;
  return (
    <div className={styles['where']}>
      {info.spot !== undefined && (
        <p className={styles['spot']}>
          <span>{t(info.orderType === 'TakeAway' ? 'checkout.collectedAt' : 'checkout.broughtTo')}</span>
          <strong>{info.spot.name}</strong>
        </p>
      )}
      <div className={styles['shop']}>
        <h2>{info.shopName}</h2>
        {info.shop !== undefined && <ShopAddress shop={info.shop} />}
      </div>
    </div>
  );
});

/** Ticked beforehand: it belongs to the order, and one tap says no. Source: DEC-163. */
const NewsByMail = observer(function NewsByMail({ form }: { readonly form: CheckoutFormViewModel }) {
  const { t } = useText();
  const { membersEmail } = form;
  return (
    <Tick
      label={t(form.isServedAtTable ? 'checkout.newsByMailAtTable' : 'checkout.newsByMail')}
      hint={membersEmail === undefined ? undefined : t('checkout.newsByMailTo', { email: membersEmail })}
      checked={form.contact.newsByMail === true}
      onChange={(isWanted) => form.setNewsByMail(isWanted)}
    />
  );
});

const ContactFields = observer(function ContactFields({ form }: { readonly form: CheckoutFormViewModel }) {
  const { t } = useText();
  const { hasEmail, hasPhone, isPhoneRequired, hasSms } = form.fields;
  const [email, phone] = [form.problemOf('email'), form.problemOf('phoneNumber')];
  return (
    <>
      {hasEmail && (
        <Field
          label={t('checkout.email')}
          hint={t('checkout.emailHint')}
          error={email && t(email === 'missing' ? 'checkout.emailMissing' : 'checkout.emailInvalid')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={form.contact.email}
          onChange={(event) => form.setEmail(event.target.value)}
        />
      )}
      {form.isNewsOffered && <NewsByMail form={form} />}
      {hasPhone && (
        <Field
          label={t(isPhoneRequired ? 'checkout.phone' : 'checkout.phoneOptional')}
          hint={hasSms ? t('checkout.phoneSmsHint') : t('checkout.phoneHint')}
          error={phone && t(phone === 'missing' ? 'checkout.phoneMissing' : 'checkout.phoneInvalid')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required={isPhoneRequired}
          value={form.contact.phoneNumber}
          onChange={(event) => form.setPhoneNumber(event.target.value)}
        />
      )}
    </>
  );
});
