import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Close from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';
import { memo, useCallback, useId, useState, type KeyboardEvent } from 'react';
import { CameraButton } from '#platform/web/ui/scan/CameraButton';
import { useCameraPanel } from '#platform/web/ui/scan/useCameraPanel';
import { choiceKey } from '#platform/web/ui/scan/choice-key';
import { ScanChoices } from '#platform/web/ui/scan/ScanChoices';
import { scanQuestionTexts } from './scan-question-texts';
import type { ScanProblem, ScanQuestion } from './useScan';
import styles from '../lines.module.css';

interface ScanFieldProps {
  readonly onScan: (text: string) => void;
  readonly problems: readonly ScanProblem[];
  readonly onDismiss: (text: string) => void;
  /** Last change of the lines; a new object each time. */
  readonly news: { readonly text: string } | null;
  /** Question of the last scan; the next scan waits for its answer. */
  readonly question: ScanQuestion | null;
  readonly onAnswer: (index: number | null) => void;
  /** Undoes the last change of the lines. */
  readonly onUndo: () => void;
}

/** Field for a scanner or camera. Each code, ended with Enter, becomes a line; the field empties at once. */
export const ScanField = memo(function ScanField(props: ScanFieldProps) {
  const { onScan, problems, onDismiss, news, question, onAnswer, onUndo } = props;
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const camera = useCameraPanel();
  const [moved, setMoved] = useState<{ readonly question: ScanQuestion; readonly at: number } | null>(null);
  const at = moved !== null && moved.question === question ? moved.at : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    const key = question && choiceKey(event.key, text, at, question.choices.length);
    if (question && key) {
      event.preventDefault();
      event.stopPropagation();
      if (key.kind === 'move') setMoved({ question, at: key.at });
      else onAnswer(key.index);
      setText('');
    } else if (event.key === 'Enter') {
      // A scanner sends Enter at the end: it must not submit the form.
      event.preventDefault();
      if (text.trim() !== '') onScan(text.trim());
      setText('');
    } else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && text === '') {
      event.preventDefault();
      onUndo();
    }
  };
  // Message shown before this code, and therefore unrelated to it.
  const [seen, setSeen] = useState<{ readonly code: string; readonly before: typeof news } | null>(null);
  const onSeen = useCallback(
    (code: string) => {
      setSeen({ code, before: news });
      onScan(code);
    },
    [news, onScan],
  );
  const unresolved = ({ state, text: code }: ScanProblem) => translate(`app.lines.unresolved.${state}`, { text: code });
  const unseen = problems.find((problem) => problem.text === seen?.code);
  const told = news !== seen?.before ? news?.text : unseen && unresolved(unseen);
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
          onKeyDown={onKeyDown}
        />
        <CameraButton camera={camera} className={styles['camera']} />
      </div>
      {camera.Panel && <camera.Panel onScan={onSeen} onClose={camera.close} told={told} />}
      <span id={`${id}-hint`} className="rs-hidden">
        {translate('app.lines.scanHint')}
      </span>
      {question && <ScanChoices {...scanQuestionTexts(question, translate)} at={at} onAnswer={onAnswer} />}
      {problems.length > 0 && (
        <ul className={styles['problems']} role="alert">
          {problems.map((problem) => (
            <li key={problem.text}>
              <span>{unresolved(problem)}</span>
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
