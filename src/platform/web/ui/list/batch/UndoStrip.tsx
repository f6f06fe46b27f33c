import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../format/format-number';
import type { BatchOutcome } from '../list-methods';
import styles from '../selection/selection.module.css';
import type { BatchActionSpec } from './batch-actions';
import { BatchFailures } from './BatchFailures';
import { useBatch } from './useBatch';

interface UndoStripProps {
  readonly action: BatchActionSpec;
  readonly outcomes: readonly BatchOutcome[];
  readonly onClose: () => void;
}

/** Outcome of a batch with its undo. It restores exactly the changed records, in the version that the batch left. */
export function UndoStrip({ action, outcomes, onClose }: UndoStripProps) {
  const translate = useTranslate();
  const { state, run } = useBatch();
  const changed = outcomes.filter(({ resultado }) => resultado === 'hecho');
  const refused = state.outcomes.filter(({ resultado }) => resultado === 'rechazado');
  const text = (name: string, key: string, amount: number) =>
    translate(`app.lists.batch.${name}.${key}`, { smart_count: amount, total: formatNumber(amount) });
  const undone = state.phase === 'done';
  const { undo } = action;
  const shown =
    undone && undo
      ? text(undo === action.name ? 'devolver' : undo, 'result', state.outcomes.length - refused.length)
      : text(action.name, 'result', changed.length);
  return (
    <div className={styles['bar']} role="region" aria-label={translate('app.lists.batch.last')}>
      <p role="status">{shown}</p>
      <span className={styles['space']} />
      {undo && !undone && changed.length > 0 && (
        <Button
          size="small"
          aria-disabled={state.phase === 'running'}
          onClick={() =>
            void run(undo, {
              records: changed.map(({ id, version, antes }) => ({ id, version, ...(antes ? { cambios: antes } : {}) })),
            })
          }
        >
          {state.phase === 'running'
            ? translate('app.lists.batch.progress', {
                done: formatNumber(state.done),
                total: formatNumber(changed.length),
              })
            : translate('app.lists.batch.undo')}
        </Button>
      )}
      <IconButton size="small" aria-label={translate('app.action.close')} onClick={onClose}>
        <Close fontSize="small" />
      </IconButton>
      {undone && refused.length > 0 && <BatchFailures refused={refused} />}
    </div>
  );
}
