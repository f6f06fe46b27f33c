import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { blocked } from '../../buttons/blocked';
import { formatNumber } from '../../format/format-number';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { describeError } from '../../states/describe-error';
import { ErrorState } from '../../states/ErrorState';
import { Loading } from '../../states/Loading';
import { BatchFailures } from '../batch/BatchFailures';
import { useBatch } from '../batch/useBatch';
import type { BatchTarget } from '../batch/batch-target';
import type { BatchOutcome } from '../list-methods';
import type { LoadBulkFields } from './bulk-field';
import { BulkForm } from './BulkForm';
import styles from '../selection/selection.module.css';

interface BulkEditDialogProps {
  readonly load: LoadBulkFields;
  readonly target: BatchTarget;
  readonly count: number;
  /** Outcomes of the run, for an undo; null when none was started. */
  readonly onClose: (outcomes: readonly BatchOutcome[] | null) => void;
}

type Values = Readonly<Record<string, unknown>>;
const of = (outcomes: readonly BatchOutcome[], resultado: BatchOutcome['resultado']) =>
  outcomes.filter((outcome) => outcome.resultado === resultado);

/**
 * Sets chosen fields to one value on many records. The dialog asks for the fields, then shows the effect on each record. Each record is
 * then saved by itself, with its own version and rules. Refused records are listed with the reason, and can be retried.
 */
export default function BulkEditDialog({ load, target, count, onClose }: BulkEditDialogProps) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const formId = useId();
  const {
    data,
    error: unloaded,
    refetch,
  } = useQuery({ queryKey: ['bulk-fields', name], queryFn: load, staleTime: Infinity });
  const trial = useBatch();
  const work = useBatch();
  const [values, setValues] = useState<Values | null>(null);
  /** Outcomes before the current retry. */
  const [earlier, setEarlier] = useState<readonly BatchOutcome[]>([]);
  const tried = trial.state;
  const stage = work.state.phase !== 'idle' ? 'work' : values === null ? 'choose' : 'trial';
  const running = (stage === 'work' ? work : trial).state.phase === 'running';
  const text = (key: string, amount: number) =>
    translate(`app.lists.bulk.${key}`, { smart_count: amount, total: formatNumber(amount) });
  const [fit, same, refused] = (['hecho', 'sin-cambio', 'rechazado'] as const).map((resultado) =>
    of(tried.outcomes, resultado),
  ) as [BatchOutcome[], BatchOutcome[], BatchOutcome[]];
  const failures = of(work.state.outcomes, 'rechazado');
  const changed = [...earlier, ...of(work.state.outcomes, 'hecho')];

  const review = (chosen: Values) => {
    setValues(chosen);
    void trial.run('editar', target, { cambios: chosen, probar: true });
  };
  const apply = async (records: readonly BatchOutcome[], done: readonly BatchOutcome[]) => {
    setEarlier(done);
    // Sends the reviewed versions, so that concurrent changes are not overwritten.
    const outcomes = await work.run(
      'editar',
      { records: records.map(({ id, version }) => ({ id, version })) },
      { cambios: values! },
    );
    if (outcomes.length === records.length && of(outcomes, 'rechazado').length === 0) onClose([...done, ...outcomes]);
  };
  const leave = () => onClose(stage === 'work' ? changed : null);
  const { error, done } = stage === 'work' ? work.state : tried;
  const failure = error ? describeError(error) : null;
  const title = stage === 'work' && !running ? text('result', changed.length) : text('title', count);
  return (
    <Dialog
      open
      onClose={running ? undefined : leave}
      maxWidth="sm"
      fullWidth
      aria-labelledby="bulk-title"
      transitionDuration={100}
    >
      <DialogTitle id="bulk-title">{title}</DialogTitle>
      <DialogContent>
        {stage === 'choose' &&
          (data ? (
            <BulkForm id={formId} fields={data.bulkFields} onReview={review} />
          ) : unloaded ? (
            <ErrorState error={unloaded} onRetry={() => void refetch()} />
          ) : (
            <Loading />
          ))}
        {running && (
          <div className={styles['progress']}>
            <LinearProgress
              variant="determinate"
              value={count === 0 ? 100 : Math.min(100, (done / count) * 100)}
              aria-label={title}
            />
            <p role="status">
              {translate(stage === 'trial' ? 'app.lists.bulk.trying' : 'app.lists.batch.progress', {
                done: formatNumber(done),
                total: formatNumber(count),
              })}
            </p>
          </div>
        )}
        {failure && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {translate(failure.message, { correlationId: failure.correlationId ?? '' })}
          </Alert>
        )}
        {stage === 'trial' && !running && (
          <>
            <p role="status">
              {text('fit', fit.length)} {same.length > 0 && text('same', same.length)}
            </p>
            {refused.length > 0 && <BatchFailures refused={refused} />}
          </>
        )}
        {stage === 'work' && !running && failures.length > 0 && <BatchFailures refused={failures} />}
      </DialogContent>
      <DialogActions>
        {stage === 'choose' && (
          <>
            <Button onClick={leave}>{translate('app.action.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant="contained"
              color="primary"
              {...blocked(!data && translate('app.loading'))}
            >
              {translate('app.lists.bulk.review')}
            </Button>
          </>
        )}
        {running && (
          <Button onClick={stage === 'work' ? work.stop : trial.stop}>{translate('app.lists.batch.stop')}</Button>
        )}
        {stage === 'trial' && !running && (
          <>
            <Button onClick={leave}>{translate('app.action.cancel')}</Button>
            {fit.length > 0 && (
              <Button variant="contained" color="primary" autoFocus onClick={() => void apply(fit, [])}>
                {text('confirm', fit.length)}
              </Button>
            )}
          </>
        )}
        {stage === 'work' && !running && (
          <>
            {failures.length > 0 && (
              <Button
                onClick={() =>
                  void apply(
                    failures.map((outcome) => ({ ...outcome, version: null })),
                    changed,
                  )
                }
              >
                {text('again', failures.length)}
              </Button>
            )}
            <Button variant="contained" color="primary" onClick={leave}>
              {translate('app.action.close')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
