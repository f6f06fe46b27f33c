import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import { describeError } from '../states/describe-error';

interface DeactivateDialogProps {
  readonly id: string;
  readonly record: WireRecord;
  readonly title: string;
  readonly onClose: () => void;
}

/** Dialog to deactivate or delete a record. Shows in place why this is refused (still in use, changed meanwhile). */
export function DeactivateDialog({ id, record, title, onClose }: DeactivateDialogProps) {
  const { name, softDelete, parts } = useResourceModule();
  const words = softDelete ? 'deactivate' : 'delete';
  const verb = parts?.deactivates ? 'delete' : words;
  const navigate = useNavigate();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [remove, { isPending }] = useDelete();
  const [refused, setRefused] = useState<string | null>(null);

  const confirm = async () => {
    try {
      await remove(name, { id, previousData: { ...record, id } }, { returnPromise: true, mutationMode: 'pessimistic' });
      if (!softDelete) {
        // Leaves the record before it is fetched again.
        await navigate(recordPath.list(name), { replace: true });
        queries.removeQueries({ queryKey: [name, 'getOne'] });
      }
      await queries.invalidateQueries({ queryKey: [name] });
      notify(softDelete ? 'app.record.deactivated' : 'app.record.deleted', {
        type: 'success',
        messageArgs: { name: title },
      });
      onClose();
    } catch (error) {
      const { message, correlationId } = describeError(error);
      setRefused(translate(message, { correlationId: correlationId ?? '' }));
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="deactivate-title" transitionDuration={100}>
      <DialogTitle id="deactivate-title">{translate(`app.record.${verb}Title`, { name: title })}</DialogTitle>
      <DialogContent>
        <p>{translate(`app.record.${words}Text`)}</p>
        {refused && (
          <Alert severity="error" role="alert" sx={{ mt: 3 }}>
            {refused}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(refused ? 'app.action.close' : 'app.action.cancel')}</Button>
        {!refused && (
          <Button variant="contained" color="error" aria-disabled={isPending} onClick={() => void confirm()}>
            {translate(`app.action.${verb}`)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
