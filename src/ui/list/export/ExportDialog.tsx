import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate, type Identifier } from 'ra-core';
import { useState } from 'react';
import { formatNumber } from '../../format/format-number';
import { describeError } from '../../states/describe-error';
import styles from '../selection/selection.module.css';
import { useExport } from './useExport';

interface ExportDialogProps {
  readonly count: number;
  /** The records, when it is not all that the list holds. */
  readonly ids?: readonly Identifier[];
  readonly onClose: () => void;
}

/** Which file is wanted; then how much of it is there, with a way to stop it. */
export default function ExportDialog({ count, ids, onClose }: ExportDialogProps) {
  const translate = useTranslate();
  const { state, run, cancel } = useExport(ids);
  const [format, setFormat] = useState<'csv' | 'xlsx'>('xlsx');
  const [everyField, setEveryField] = useState(false);
  const { phase, rows, total, bytes, error } = state;
  const running = phase === 'running';
  const failure = error ? describeError(error) : null;
  const title = translate('app.lists.export.title', { smart_count: count, total: formatNumber(count) });
  const progress = format === 'csv'
    ? translate('app.lists.export.rows', { rows: formatNumber(rows), total: formatNumber(total) })
    : translate('app.lists.export.size', { size: formatNumber(bytes / 1024 ** 2, 1), total: formatNumber(total) });
  return (
    <Dialog open onClose={running ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby="export-title" transitionDuration={100}>
      <DialogTitle id="export-title">{title}</DialogTitle>
      <DialogContent>
        {phase === 'idle' && (
          <>
            <RadioGroup aria-label={translate('app.lists.export.format')} value={format} onChange={(_event, next) => setFormat(next as 'csv' | 'xlsx')}>
              <FormControlLabel value="xlsx" control={<Radio />} label={translate('app.lists.export.xlsx')} />
              <FormControlLabel value="csv" control={<Radio />} label={translate('app.lists.export.csv')} />
            </RadioGroup>
            <FormControlLabel label={translate('app.lists.export.everyField')} control={<Checkbox checked={everyField} onChange={(event) => setEveryField(event.target.checked)} />} />
          </>
        )}
        {running && (
          <div className={styles['progress']}>
            <LinearProgress {...(format === 'csv' && total > 0 ? { variant: 'determinate' as const, value: (rows / total) * 100 } : {})} aria-label={title} />
            <p role="status">{progress}</p>
          </div>
        )}
        {phase === 'done' && <Alert severity="success" role="status">{translate('app.lists.export.done', { smart_count: total, total: formatNumber(total) })}</Alert>}
        {failure && <Alert severity="error" role="alert">{translate(failure.message, { correlationId: failure.correlationId ?? '' })}</Alert>}
      </DialogContent>
      <DialogActions>
        {running && <Button onClick={cancel}>{translate('app.action.cancel')}</Button>}
        {!running && <Button onClick={onClose}>{translate('app.action.close')}</Button>}
        {phase === 'idle' && <Button variant="contained" color="primary" onClick={() => void run(format, everyField)}>{translate('app.lists.export.start')}</Button>}
      </DialogActions>
    </Dialog>
  );
}
