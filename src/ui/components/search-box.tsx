import { Search, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useRef } from 'react';

import { useText } from '@/ui/view-model/use-text';
import { IconButton } from '@/ui/components/button';
import styles from '@/ui/components/search-box.module.css';

interface SearchBoxProps {
  readonly label: string;
  /** Whether the label is visible; it is read out in any case. */
  readonly isLabelShown?: boolean;
  readonly placeholder: string;
  readonly value: string;
  /** The number of results for screen readers; empty without a search. */
  readonly found: string;
  readonly onChange: (text: string) => void;
  /** The visitor may search next. */
  readonly onFocus?: () => void;
  /** Where the page of the text is, and the name of the text there, for a visitor without script. */
  readonly form?: { readonly action: string; readonly name: string };
}

/** A search that filters while typing. */
export const SearchBox = observer(function SearchBox(props: SearchBoxProps) {
  const { label, isLabelShown = false, placeholder, value, found, onChange, onFocus, form } = props;
  const { t } = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const content = (
    <>
      <label htmlFor={id} className={isLabelShown ? styles['label'] : 'visually-hidden'}>
        {label}
      </label>
      <span className={styles['box']}>
        <Search aria-hidden="true" size={20} className={styles['glass']} />
        <input
          ref={input}
          id={id}
          name={form?.name}
          type="search"
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className={styles['input']}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
        />
        {value !== '' && (
          <span className={styles['clear']}>
            <IconButton label={t('search.clear')} onClick={clear}>
              <X aria-hidden="true" size={20} />
            </IconButton>
          </span>
        )}
      </span>
      <p className="visually-hidden" role="status">
        {found}
      </p>
    </>
  );
  if (form === undefined)
    return (
      <div role="search" className={styles['search']}>
        {content}
      </div>
    );
  // The list has followed each letter already.
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <form role="search" className={styles['search']} action={form.action} onSubmit={stay}>
      {content}
    </form>
  );
});
