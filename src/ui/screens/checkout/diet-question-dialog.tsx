import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { DietMark } from '@/ui/components/diet-mark';
import { declaredText } from '@/ui/components/diet-texts';
import { Dialog, DialogActions } from '@/ui/components/dialog';
import styles from '@/ui/screens/checkout/diet-question-dialog.module.css';
import type { PayViewModel } from '@/ui/screens/checkout/pay-view-model';
import type { BasketViewModel } from '@/ui/basket/basket-view-model';

interface DietQuestionProps {
  readonly pay: PayViewModel;
  readonly basket: BasketViewModel;
}

/**
 * Names each line that does not suit what the guest declared; nothing is ordered before the answer. Source: DEC-121.
 */
export const DietQuestionDialog = observer(function DietQuestionDialog({ pay, basket }: DietQuestionProps) {
  const tools = useText();
  const { t } = tools;
  const question = pay.dietQuestion;
  if (question === undefined) return null;
  const nameOf = (id: string) => basket.lines.find(({ item }) => item.id === id)?.name;
  const back = () => void pay.answerDiet(false);
  return (
    <Dialog role="alertdialog" title={t('checkout.dietHeader')} closeLabel={t('popup.close')} onClose={back}>
      <div className={styles['question']}>
        <p>{t('checkout.dietDeclared', { names: declaredText(question.declared, tools) })}</p>
        <ul className={styles['lines']}>
          {question.lines.map(({ item, conflict }) => (
            <li key={item.id}>
              <strong>{nameOf(item.id) ?? item.article.code}</strong>
              <DietMark conflict={conflict} />
            </li>
          ))}
        </ul>
        <p>{t('checkout.dietSent')}</p>
      </div>
      <DialogActions>
        <Button onClick={back}>{t('checkout.dietBack')}</Button>
        <Button variant="quiet" onClick={() => void pay.answerDiet(true)}>
          {t('checkout.dietAccept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});
