import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLatest } from '#platform/web/ui/lines/useLatest';
import type { QueueRow } from './usePharmacyCalls';
import styles from './pharmacy.module.css';

/** Maximum number of turns that a waiting room can read from a distance. */
const MOST = 12;

/** Renders the queue on a public screen: turn and end of the folio, never a name. */
export function BigScreen({ rows, onClose }: { readonly rows: readonly QueueRow[]; readonly onClose: () => void }) {
  const translate = useTranslate();
  const close = useLatest(onClose);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close.current();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [close]);
  return (
    <section className={styles['bigScreen']} aria-label={translate('app.pharmacy.queue.bigScreen')}>
      <h1>{translate('app.pharmacy.queue.turns')}</h1>
      <ol>
        {rows.slice(0, MOST).map(({ recetaId, turno, folio }) => (
          <li key={recetaId}>
            <b>{turno ?? folio?.split('-').at(-1)}</b>
            {turno !== null && <span>{folio?.split('-').at(-1)}</span>}
          </li>
        ))}
      </ol>
      {rows.length === 0 && <p>{translate('app.pharmacy.queue.none')}</p>}
      <button type="button" onClick={onClose}>
        {translate('app.pharmacy.queue.leaveBig')}
      </button>
    </section>
  );
}
