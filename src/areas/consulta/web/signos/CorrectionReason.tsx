import { useTranslate } from 'react-admin';
import { useId } from 'react';
import styles from './signs.module.css';

/** Minimum length of a reason, as on the server. */
export const MIN_REASON = 5;
const MAX_REASON = 300;

interface CorrectionReasonProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
}

/** Requests the reason for correcting a set, which is shown permanently beside the old set. */
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
