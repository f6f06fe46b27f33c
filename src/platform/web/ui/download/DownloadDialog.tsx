import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import { formatNumber } from '../format/format-number';
import { describeError } from '../states/describe-error';
import type { DownloadState, FileFormat } from './useDownload';
import styles from './download.module.css';

interface DownloadDialogProps {
  readonly title: string;
  readonly state: DownloadState;
  readonly onStart: (format: FileFormat) => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
  /** Further options or notes before the start. */
  readonly children?: ReactNode;
}

/** Dialog that selects the file format, then shows the progress with a button to stop. */
export function DownloadDialog({ title, state, onStart, onCancel, onClose, children }: DownloadDialogProps) {
  const translate = useTranslate();
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const id = useId();
  const { phase, rows, total, bytes, error } = state;
  const running = phase === 'running';
  const failure = error ? describeError(error) : null;
  const progress =
    format === 'csv'
      ? translate('app.lists.export.rows', { rows: formatNumber(rows), total: formatNumber(total) })
      : translate('app.lists.export.size', { size: formatNumber(bytes / 1024 ** 2, 1), total: formatNumber(total) });
  return (
    <Dialog
      open
      onClose={running ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      transitionDuration={100}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {phase === 'idle' && (
          <>
            <RadioGroup
              aria-label={translate('app.lists.export.format')}
              value={format}
              onChange={(_event, next) => setFormat(next as FileFormat)}
            >
              <FormControlLabel value="xlsx" control={<Radio />} label={translate('app.lists.export.xlsx')} />
              <FormControlLabel value="csv" control={<Radio />} label={translate('app.lists.export.csv')} />
            </RadioGroup>
            {children}
          </>
        )}
        {running && (
          <div className={styles['progress']}>
            <LinearProgress
              {...(format === 'csv' && total > 0
                ? { variant: 'determinate' as const, value: (rows / total) * 100 }
                : {})}
              aria-label={title}
            />
            <p role="status">{progress}</p>
          </div>
        )}
        {phase === 'done' && (
          <Alert severity="success" role="status">
            {translate('app.lists.export.done', { smart_count: total, total: formatNumber(total) })}
          </Alert>
        )}
        {failure && (
          <Alert severity="error" role="alert">
            {translate(failure.message, { correlationId: failure.correlationId ?? '' })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {running && <Button onClick={onCancel}>{translate('app.action.cancel')}</Button>}
        {!running && <Button onClick={onClose}>{translate('app.action.close')}</Button>}
        {phase === 'idle' && (
          <Button variant="contained" color="primary" onClick={() => onStart(format)}>
            {translate('app.lists.export.start')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
