import { useTranslate } from 'react-admin';
import { QueueRow } from './QueueRow';
import type { Queue, QueueVisit } from './useQueue';
import styles from './reception.module.css';

interface CalledLaneProps {
  /** Visits, the last call first. */
  readonly visits: readonly QueueVisit[];
  readonly now: number;
  readonly queue: Queue;
  readonly onPrint: (visit: QueueVisit) => void;
}

/** Renders called patients who have not arrived yet. They stay on top until they arrive, return to waiting, or count as absent. */
export function CalledLane({ visits, now, queue, onPrint }: CalledLaneProps) {
  const translate = useTranslate();
  if (visits.length === 0) return null;
  return (
    <section className={styles['called']} aria-labelledby="called-title">
      <h2 id="called-title">
        {translate('queue.calledLane')} <small>{visits.length}</small>
      </h2>
      <ul>
        {visits.map((visit) => (
          <QueueRow key={visit.visitaId} visit={visit} now={now} queue={queue} onPrint={() => onPrint(visit)} />
        ))}
      </ul>
    </section>
  );
}
