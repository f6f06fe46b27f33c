import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { DraftHandle } from '../drafts/DraftKeeper';
import { UnsavedDialog } from '../page/UnsavedDialog';
import styles from './step-form.module.css';

interface StepDialogProps {
  readonly formId: string;
  readonly works: ReadonlySet<DraftHandle>;
  readonly wide: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (state: { readonly submitting: boolean; readonly close: () => void }) => ReactNode;
}

/** Frame of a form in a dialog: closing it with unsaved work asks for confirmation. */
export function StepDialog({ formId, works, wide, title, onClose, children }: StepDialogProps) {
  const { isSubmitting } = useFormState();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if ([...works].some((work) => work.changed())) setAsking(true);
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      maxWidth={wide ? 'xl' : 'sm'}
      fullWidth
      aria-labelledby={`${formId}-title`}
      transitionDuration={100}
      className={styles['sheet'] ?? ''}
    >
      <DialogTitle id={`${formId}-title`}>{title}</DialogTitle>
      {children({ submitting: isSubmitting, close })}
      {asking && <UnsavedDialog works={[...works]} onStay={() => setAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
