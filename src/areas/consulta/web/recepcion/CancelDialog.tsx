import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { blocked } from '#platform/web/ui/buttons/blocked';
import type { QueueVisit } from './useQueue';

const LEAST = 5;

interface CancelDialogProps {
  readonly visit: QueueVisit;
  readonly onClose: () => void;
  readonly onCancel: (reason: string) => void;
}

/** Requests the reason for removing a visit from the queue. */
export function CancelDialog({ visit, onClose, onCancel }: CancelDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onCancel(reason.trim());
        }}
      >
        <DialogTitle id={`${id}-title`}>
          {translate('queue.cancelTitle', { turn: visit.turnoNumero ?? '—', name: visit.pacienteNombre ?? '' })}
        </DialogTitle>
        <DialogContent>
          <label htmlFor={id}>{translate('resources.visita.fields.motivoCancelacion')}</label>
          <TextField
            id={id}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
            fullWidth
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('queue.keep')}</Button>
          <Button
            type="submit"
            color="error"
            variant="contained"
            {...blocked(reason.trim().length < LEAST && translate('app.why.reason', { least: LEAST }))}
          >
            {translate('queue.cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
