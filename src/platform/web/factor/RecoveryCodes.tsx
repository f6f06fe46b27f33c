import { useEffect, useRef } from 'react';
import { CopyButton } from './CopyButton';
import type { SayFactor } from './say-factor';
import styles from './factor.module.css';

interface RecoveryCodesProps {
  readonly say: SayFactor;
  readonly email: string;
  readonly codes: readonly string[];
}

/** Recovery codes to copy or print, shown only once. Only the codes are printed. */
export function RecoveryCodes({ say, email, codes }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The previous form had the focus and is gone; the heading receives it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
        {say('recovery.title')}
      </h2>
      <p>{say('recovery.text')}</p>
      <div className={styles['sheet']}>
        <p className={styles['printed']}>
          {say('recovery.account')} · {email}
        </p>
        <ul className={styles['codes']} aria-label={say('recovery.list')} translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles['actions']}>
        <CopyButton say={say} text={codes.join('\n')} label={say('recovery.copy')} />
        <button type="button" className={styles['button']} onClick={() => window.print()}>
          {say('recovery.print')}
        </button>
      </p>
    </>
  );
}
