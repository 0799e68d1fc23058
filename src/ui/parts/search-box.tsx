import { Search } from 'lucide-react';
import { useId } from 'react';

import styles from '@/ui/parts/search-box.module.css';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** How much was found, for those who do not see the list; empty while nothing is searched. */
  readonly found: string;
  readonly onChange: (text: string) => void;
}

/** A search that filters what is shown as it is typed. */
export function SearchBox({ label, placeholder, value, found, onChange }: SearchBoxProps) {
  const id = useId();
  return (
    <div role="search" className={styles['search']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['box']}>
        <Search aria-hidden="true" size={20} />
        <input
          id={id}
          type="search"
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <p className="visually-hidden" role="status">
        {found}
      </p>
    </div>
  );
}
