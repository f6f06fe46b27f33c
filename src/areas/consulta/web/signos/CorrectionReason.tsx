import { useTranslate } from 'react-admin';
import { useId } from 'react';
import styles from './signs.module.css';

/** Letters of a reason at least, as the server holds it. */
export const MIN_REASON = 5;
const MAX_REASON = 300;

interface CorrectionReasonProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
}

/** Why a set is corrected: it stands beside the old set for as long as both are kept. */
export function CorrectionReason({ value, onChange, problem }: CorrectionReasonProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className={styles['reason']}>
      <label htmlFor={id}>{translate('signs.correct.reason')}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={MAX_REASON}
        value={value}
        required
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-note`} role="status">
        {problem ?? translate('signs.correct.help')}
      </div>
    </div>
  );
}
