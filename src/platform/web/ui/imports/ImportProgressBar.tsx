import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../format/format-number';
import { secondsLeft, shareDone, type ImportProgress } from './import-progress';
import styles from './imports.module.css';

interface ImportProgressBarProps {
  readonly what: 'check' | 'apply';
  /** Title of the dialog, for the bar's accessible name. */
  readonly title: string;
  readonly fileName: string;
  /** Null until the server has the file. */
  readonly progress: ImportProgress | null;
  /** Milliseconds since the server began. */
  readonly elapsed: number;
}

/** Progress of an import: phase, share and remaining time. */
export function ImportProgressBar({ what, title, fileName, progress, elapsed }: ImportProgressBarProps) {
  const translate = useTranslate();
  const share = progress === null ? null : shareDone(what, progress);
  const left = share === null ? null : secondsLeft(share, elapsed);
  const rows =
    progress !== null && progress.fase !== 'LECTURA' && progress.total > 0
      ? translate('imports.rowsDone', { done: formatNumber(progress.hechas), total: formatNumber(progress.total) })
      : '';
  const remaining =
    left === null
      ? ''
      : left < 60
        ? translate('imports.secondsLeft', { smart_count: left, total: formatNumber(left) })
        : translate('imports.minutesLeft', {
            smart_count: Math.round(left / 60),
            total: formatNumber(Math.round(left / 60)),
          });
  return (
    <div className={styles['progress']}>
      {/* Said aloud when the phase changes; the figures would be said without end. */}
      <p role="status">{translate(`imports.phases.${progress?.fase ?? 'ENVIO'}`, { name: fileName })}</p>
      {share === null ? (
        <LinearProgress aria-label={title} />
      ) : (
        <LinearProgress
          variant="determinate"
          value={Math.round(share * 100)}
          aria-label={title}
          aria-valuetext={[rows, remaining].filter(Boolean).join('. ') || `${Math.round(share * 100)} %`}
        />
      )}
      <p className={styles['numbers']}>
        <span>{rows}</span>
        <span>{remaining}</span>
      </p>
    </div>
  );
}
