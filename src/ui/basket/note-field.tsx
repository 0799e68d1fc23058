import { observer } from 'mobx-react-lite';
import { useId, type Ref } from 'react';

import { NOTE_MAX_CHARS, noteLength } from '@/domain/basket/note';
import { useText } from '@/ui/view-model/use-text';
import { FieldError } from '@/ui/components/field';
import type { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';
import styles from '@/ui/basket/note-field.module.css';

interface NoteFieldProps {
  readonly info: OrderInfoViewModel;
  /** Whether the server refused it. */
  readonly isWrong?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The note to the kitchen, limited in code points; shows how many are left. Source: VAL-01. */
export const NoteField = observer(function NoteField({ info, isWrong = false, ref }: NoteFieldProps) {
  const { t } = useText();
  const id = useId();
  const length = noteLength(info.note);
  return (
    <div className={styles['note']}>
      <label htmlFor={id}>{t('basket.note')}</label>
      <input
        id={id}
        ref={ref}
        type="text"
        value={info.note}
        placeholder={t('basket.notePlaceholder')}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={isWrong}
        aria-describedby={`${id}-count`}
        onChange={(event) => info.writeNote(event.target.value)}
      />
      <p id={`${id}-count`} className={styles['count']}>
        <span aria-hidden="true">{`${length}/${NOTE_MAX_CHARS}`}</span>
        <span className="visually-hidden">{t('basket.noteLeft', { count: NOTE_MAX_CHARS - length })}</span>
      </p>
      {isWrong && <FieldError id={`${id}-error`} text={t('basket.noteWrong')} />}
    </div>
  );
});
