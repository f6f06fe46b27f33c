import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId, type FormEvent, type ReactNode } from 'react';
import type { useWardWork } from '../useHospital';
import { WorkError } from '#platform/web/ui/states/WorkError';
import styles from './stay.module.css';

interface WardDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly work: ReturnType<typeof useWardWork>;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders a form in a dialog over a page of the ward. A refusal is shown above it, and typed text is retained. */
export function WardDialog({ title, submit, danger, disabled, work, onSubmit, onClose, children }: WardDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <form onSubmit={send}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent className={styles['form'] ?? ''}>
          <WorkError error={work.error} />
          {children}
        </DialogContent>
        <DialogActions>
          <Button size="large" onClick={onClose}>
            {translate('ward.mar.cancel')}
          </Button>
          <Button
            size="large"
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={disabled === true || work.isPending}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
