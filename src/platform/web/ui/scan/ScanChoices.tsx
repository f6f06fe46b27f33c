import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef } from 'react';
import styles from './scan-choices.module.css';

interface ScanChoicesProps {
  readonly question: string;
  readonly choices: readonly string[];
  /** Answer that Enter selects, from 0; -1 before an arrow key is pressed. */
  readonly at: number;
  /** @param index the answer; null closes the question and discards the scan */
  readonly onAnswer: (index: number | null) => void;
}

/**
 * Shows the question of a scan with numbered answers. The focus stays in the field of the scanner, which passes its keys through
 * `choiceKey`.
 */
export function ScanChoices({ question, choices, at, onAnswer }: ScanChoicesProps) {
  const translate = useTranslate();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // `scrollIntoView` returns a promise in newer browsers; an effect must not return it.
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  // The focus stays in the field, and a bar of buttons may cover the question below it.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-keys`}
      className={styles['question']}
    >
      <p id={id}>{question}</p>
      <ol ref={list}>
        {choices.map((choice, index) => (
          <li key={`${index} ${choice}`}>
            <button
              type="button"
              data-chosen={index === at || undefined}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => onAnswer(index)}
            >
              <b aria-hidden>{index + 1}</b> {choice}
            </button>
          </li>
        ))}
      </ol>
      <p id={`${id}-keys`} className={styles['keys']}>
        {translate('app.scan.keys')}
      </p>
      <button type="button" onClick={() => onAnswer(null)} className={styles['drop']}>
        {translate('app.scan.drop')}
      </button>
    </div>
  );
}
