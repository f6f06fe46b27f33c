import CloudOff from '@mui/icons-material/CloudOffOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { LineColumn } from '../lines/line-column';
import { ScanChoices } from '../scan/ScanChoices';
import { headingOf } from './heading-of';
import type { Walk } from './useWalk';
import styles from './walk.module.css';

interface WalkNoticesProps {
  readonly walk: Walk;
  readonly columns: readonly LineColumn[];
}

/** Notices of a walk: a foreign label, lines that wait for a connection, and lines changed by another user. */
export function WalkNotices({ walk, columns }: WalkNoticesProps) {
  const translate = useTranslate();
  const { problem, disagreements, waiting, offline, lines, keys, decide, question, last } = walk;
  return (
    <div className={styles['notices']}>
      {question && <ScanChoices {...question} at={walk.choice} onAnswer={walk.answer} />}
      <div role="alert">
        {problem !== null && (
          <p className={styles['problem']}>
            <ErrorOutline aria-hidden />
            <span>{translate(problem)}</span>
          </p>
        )}
        {disagreements.map(({ key, mine, theirs, who }) => (
          <div key={key} className={styles['disagreement']}>
            <p>
              {translate('walk.disagreement', {
                name: headingOf(lines[keys.indexOf(key)] ?? {}, columns),
                who: who ?? translate('app.lifecycle.somebody'),
                theirs: theirs ?? '–',
                mine,
              })}
            </p>
            <Button onClick={() => decide(key, null)}>
              {translate('walk.leaveTheirs', { theirs: theirs ?? '–' })}
            </Button>
            <Button onClick={() => decide(key, mine)}>{translate('walk.putMine', { mine })}</Button>
          </div>
        ))}
      </div>
      <div role="status">
        {last !== null && (
          <p className={styles['last']}>
            <span>{last}</span>
            <Button size="small" onPointerDown={(event) => event.preventDefault()} onClick={walk.undo}>
              {translate('app.lines.undo')}
            </Button>
          </p>
        )}
        {offline && waiting > 0 && (
          <p className={styles['offline']}>
            <CloudOff aria-hidden />
            <span>{translate('walk.offline', { smart_count: waiting })}</span>
          </p>
        )}
      </div>
    </div>
  );
}
