import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { formatNumber } from '#platform/web/ui/format/format-number';
import type { BatchTarget } from '#platform/web/ui/list/batch/batch-target';
import type { BatchOutcome } from '#platform/web/ui/list/list-methods';
import { useCentralCalls } from './central-calls';
import { Refused } from './Refused';

/** Maximum of settings decided at once. */
const MOST = 1000;
/** Minimum length of a reason, in characters. */
const LEAST = 10;

interface GrowthDialogProps {
  readonly target: BatchTarget;
  readonly approves: boolean;
  /** Receives the decisions; null when there are none. */
  readonly onClose: (outcomes: readonly BatchOutcome[] | null) => void;
}

/** Reason for approving or rejecting growth; a rejection requires one, which the proposer reads. */
export default function GrowthDialog({ target, approves, onClose }: GrowthDialogProps) {
  const translate = useTranslate();
  const calls = useCentralCalls();
  const queries = useQueryClient();
  const [motivo, setReason] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const records = 'records' in target ? target.records : [];
  const work = useMutation({
    mutationFn: async () => {
      const reason = motivo.trim();
      await calls.ocConfiguracionGuardar({
        body: {
          ids: records.map(({ id }) => Number(id)),
          autorizado: approves,
          ...(reason.length >= LEAST ? { motivo: reason } : {}),
        },
        idempotencyKey: key,
      });
    },
    onSettled: () => setKey(crypto.randomUUID()),
    onSuccess: async () => {
      await Promise.all(
        ['insumo-configuracion', 'inventario'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
      onClose([]);
    },
  });
  const fits = records.length > 0 && records.length <= MOST;
  const text = (name: string) => translate(`app.centralOffice.approve.${name}`);
  return (
    <Dialog
      open
      onClose={work.isPending ? undefined : () => onClose(null)}
      maxWidth="sm"
      fullWidth
      aria-labelledby="growth-title"
      transitionDuration={100}
    >
      <DialogTitle id="growth-title">
        {translate(`app.centralOffice.approve.${approves ? 'title' : 'rejectTitle'}`, {
          smart_count: records.length,
          total: formatNumber(records.length),
        })}
      </DialogTitle>
      <DialogContent>
        <p>
          {fits
            ? text(approves ? 'help' : 'rejectHelp')
            : translate('app.centralOffice.approve.tooMany', { most: formatNumber(MOST) })}
        </p>
        <TextField
          label={text('motive')}
          value={motivo}
          onChange={({ target: input }) => setReason(input.value)}
          multiline
          minRows={2}
          fullWidth
          required={!approves}
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        <Refused error={work.error} onAgain={() => onClose([])} />
      </DialogContent>
      <DialogActions>
        <Button disabled={work.isPending} onClick={() => onClose(null)}>
          {translate('app.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={approves ? 'primary' : 'error'}
          {...blocked(
            !fits
              ? translate('app.why.doesNotFit')
              : !approves && motivo.trim().length < LEAST && translate('app.why.reason', { least: LEAST }),
            work.isPending,
          )}
          onClick={() => work.mutate()}
        >
          {text(approves ? 'approve' : 'reject')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
