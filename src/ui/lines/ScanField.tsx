import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Close from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';
import { memo, useId, useState } from 'react';
import type { ScanProblem } from './useScan';
import styles from './lines.module.css';

interface ScanFieldProps {
  readonly onScan: (text: string) => void;
  readonly problems: readonly ScanProblem[];
  readonly onDismiss: (text: string) => void;
}

/** Where a scanner types: each code, ended with Enter, becomes a line. The field is empty at once, for the next. */
export const ScanField = memo(function ScanField({ onScan, problems, onDismiss }: ScanFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className={styles['scan']}>
      <label htmlFor={id}>{translate('app.lines.scan')}</label>
      <div className={styles['scanBox']}>
        <QrCodeScanner aria-hidden fontSize="inherit" />
        <input
          id={id}
          value={text}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // A scanner ends with Enter: it must not send the form.
            event.preventDefault();
            if (text.trim() !== '') onScan(text.trim());
            setText('');
          }}
        />
      </div>
      <span id={`${id}-hint`} className="rs-hidden">
        {translate('app.lines.scanHint')}
      </span>
      {problems.length > 0 && (
        <ul className={styles['problems']} role="alert">
          {problems.map((problem) => (
            <li key={problem.text}>
              <span>{translate(`app.lines.unresolved.${problem.state}`, { text: problem.text })}</span>
              <button
                type="button"
                aria-label={translate('app.lines.dismiss', { text: problem.text })}
                onClick={() => onDismiss(problem.text)}
              >
                <Close aria-hidden fontSize="inherit" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
