import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { IconButton } from '@/ui/components/button';
import styles from '@/ui/components/dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Called for the close button, Escape and a tap beside the dialog. */
  readonly onClose: () => void;
  /** A sheet slides up from the bottom; a dialog is centred. */
  readonly shape?: 'dialog' | 'sheet';
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/** A modal `<dialog>`: traps the focus and restores it on closing. It is open as long as it is rendered. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  shape = 'dialog',
  role = 'dialog',
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a tap beside the dialog; the keyboard has Escape
    <dialog
      ref={element}
      role={role}
      className={`${styles['dialog']} ${shape === 'sheet' ? styles['sheet'] : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => (event.preventDefault(), onClose())}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles['body']}>{children}</div>
    </dialog>
  );
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
