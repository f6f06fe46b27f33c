import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import pageStyles from '#platform/web/ui/page/page.module.css';
import type { StepFrameProps } from './step-frame';
import { useClosing } from './useClosing';
import styles from './step-form.module.css';

interface StepDialogProps extends StepFrameProps {
  readonly wide: boolean;
}

/** Frame of a step's form as a dialog. */
export function StepDialog({ formId, works, wide, title, onClose, renderActions, children }: StepDialogProps) {
  const { state, question } = useClosing({ works, onClose });
  return (
    <Dialog
      open
      onClose={state.close}
      maxWidth={wide ? 'xl' : 'sm'}
      fullWidth
      aria-labelledby={`${formId}-title`}
      transitionDuration={100}
      className={styles['sheet'] ?? ''}
    >
      <DialogTitle id={`${formId}-title`}>{title}</DialogTitle>
      <DialogContent>
        <div className={`${pageStyles['page']} ${styles['dialog']}`}>{children}</div>
      </DialogContent>
      <DialogActions>{renderActions(state)}</DialogActions>
      {question}
    </Dialog>
  );
}
