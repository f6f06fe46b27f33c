import TaskAlt from '@mui/icons-material/TaskAlt';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatTime } from '../../ui/format/format-date';
import { lowerFirst } from '../../ui/format/lower-first';
import { onRowArrow } from './on-row-arrow';
import { useWaiting } from './useWaiting';
import { useWorklist } from './useWorklist';
import { WaitingFailed } from './WaitingFailed';
import { WorklistPart } from './WorklistPart';
import type { LoadWorklist } from './worklist-module';
import styles from './worklist.module.css';

interface WorklistProps {
  readonly profile: string;
  readonly load: LoadWorklist;
}

/** Records that wait for the user, in the sections of their profile. Sections without records share one line. */
export function Worklist({ profile, load }: WorklistProps) {
  const translate = useTranslate();
  const { data: worklist, error: notLoaded, refetch: reload } = useWorklist(profile, load);
  const { data: answer, error, dataUpdatedAt, refetch } = useWaiting();
  if ((error && !answer) || notLoaded) return <WaitingFailed onRetry={() => void (notLoaded ? reload() : refetch())} />;
  if (!answer || !worklist) return <Skeleton />;
  const sections = worklist.sections.flatMap((section) => {
    const found = answer.secciones.find(({ id }) => id === section.id);
    return found ? [{ section, found, texts: `resources.worklists.${worklist.name}.${section.id}` }] : [];
  });
  const waiting = sections.filter(({ found }) => found.registros.length > 0);
  const clear = sections.filter(({ found }) => found.registros.length === 0);
  return (
    <div className={styles['worklist']} role="group" aria-label={translate('app.home.worklist')} onKeyDown={onRowArrow}>
      {error && (
        <p role="status" className={styles['note']}>
          {translate('app.home.stale', { time: formatTime(new Date(dataUpdatedAt)) })}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {translate('app.error.retry')}
          </Button>
        </p>
      )}
      {waiting.map(({ section, found, texts }) => (
        <WorklistPart key={section.id} section={section} found={found} texts={texts} />
      ))}
      {waiting.length === 0 ? (
        <p className={styles['done']}>
          <TaskAlt aria-hidden />
          {translate('app.home.clear')}
        </p>
      ) : (
        clear.length > 0 && (
          <p className={styles['note']}>
            {translate('app.home.none', {
              names: clear.map(({ texts }) => lowerFirst(translate(`${texts}.title`))).join(', '),
            })}
          </p>
        )
      )}
    </div>
  );
}

/** Rows of the usual height while the answer is awaited. */
function Skeleton() {
  return (
    <div className={styles['worklist']} aria-busy>
      <div className={styles['part']} aria-hidden>
        {[0, 1, 2].map((row) => (
          <span key={row} className={styles['skeleton']} />
        ))}
      </div>
    </div>
  );
}
