import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../format/format-number';
import { describeError } from '../../states/describe-error';
import styles from '../selection/selection.module.css';
import type { BatchActionSpec } from './batch-actions';
import { BatchFailures } from './BatchFailures';
import type { BatchOutcome } from '../list-methods';
import { useBatch } from './useBatch';
import type { BatchTarget } from './batch-target';

interface BatchDialogProps {
  readonly action: BatchActionSpec;
  readonly target: BatchTarget;
  readonly count: number;
  /** Outcomes of the run, for an undo; null when none was started. */
  readonly onClose: (outcomes: readonly BatchOutcome[] | null) => void;
}

/** Asks for confirmation with the number of records, shows the progress, and finally lists the refused records with their reasons. */
export default function BatchDialog({ action, target, count, onClose }: BatchDialogProps) {
  const translate = useTranslate();
  const { state, run, stop } = useBatch();
  const { phase, done, outcomes, error } = state;
  const refused = outcomes.filter(({ resultado }) => resultado === 'rechazado');
  const changed = outcomes.filter(({ resultado }) => resultado === 'hecho').length;
  const text = (key: string, amount: number) =>
    translate(`app.lists.batch.${action.name}.${key}`, { smart_count: amount, total: formatNumber(amount) });
  const start = async () => {
    const all = await run(action.name, target);
    if (all.length > 0 && all.every(({ resultado }) => resultado !== 'rechazado')) onClose(all);
  };
  const leave = () => onClose(phase === 'idle' ? null : outcomes);
  const failure = error ? describeError(error) : null;
  return (
    <Dialog
      open
      onClose={phase === 'running' ? undefined : leave}
      maxWidth="xs"
      fullWidth
      aria-labelledby="batch-title"
      transitionDuration={100}
    >
      <DialogTitle id="batch-title">
        {phase === 'idle' || phase === 'running' ? text('title', count) : text('result', changed)}
      </DialogTitle>
      <DialogContent>
        {phase === 'idle' && <p>{text('text', count)}</p>}
        {phase === 'running' && (
          <div className={styles['progress']}>
            <LinearProgress
              variant="determinate"
              value={count === 0 ? 100 : Math.min(100, (done / count) * 100)}
              aria-label={text('title', count)}
            />
            <p role="status">
              {translate('app.lists.batch.progress', { done: formatNumber(done), total: formatNumber(count) })}
            </p>
          </div>
        )}
        {failure && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {translate(failure.message, { correlationId: failure.correlationId ?? '' })}
          </Alert>
        )}
        {(phase === 'done' || phase === 'failed') && refused.length > 0 && <BatchFailures refused={refused} />}
      </DialogContent>
      <DialogActions>
        {phase === 'idle' && (
          <>
            <Button onClick={leave}>{translate('app.action.cancel')}</Button>
            <Button variant="contained" color={action.danger ? 'error' : 'primary'} onClick={() => void start()}>
              {text('confirm', count)}
            </Button>
          </>
        )}
        {phase === 'running' && <Button onClick={stop}>{translate('app.lists.batch.stop')}</Button>}
        {(phase === 'done' || phase === 'failed') && (
          <Button variant="contained" color="primary" onClick={leave}>
            {translate('app.action.close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
