import styles from '@/ui/staff/components/select.module.css';

interface SelectProps {
  /** The accessible name; it is not shown. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChoose: (value: string) => void;
}

/** A choice of one of a few, small enough for a bar. */
export function Select({ label, value, options, onChoose }: SelectProps) {
  return (
    <select
      className={styles['select']}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}
