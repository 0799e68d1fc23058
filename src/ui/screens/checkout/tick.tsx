import styles from '@/ui/screens/checkout/tick.module.css';

interface TickProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick, with its sentence. */
export const Tick = ({ label, hint, checked, disabled = false, onChange }: TickProps) => (
  <label className={styles['tick']}>
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>
      {label}
      {hint !== undefined && <small>{hint}</small>}
    </span>
  </label>
);
