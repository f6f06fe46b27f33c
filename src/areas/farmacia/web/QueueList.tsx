import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import type { QueueRow } from './usePharmacyCalls';
import styles from './pharmacy.module.css';

/** Minutes from which a wait is highlighted as too long. */
const LONG_WAIT = 30;

/** Renders waiting prescriptions as cards; pressing anywhere on a card opens it. */
export function QueueList({ rows }: { readonly rows: readonly QueueRow[] }) {
  const translate = useTranslate();
  return (
    <ul className={styles['queue']}>
      {rows.map(({ recetaId, folio, turno, paciente, estatus, tipo, minutos, claves, piezas, venceHoy }) => (
        <li key={recetaId}>
          <Link to={`/farmacia/recetas/${recetaId}`}>
            {/* Patients without a turn are identified by the last digits of the folio. */}
            <span className={styles['turn']}>{turno ?? <small>{folio?.slice(-4)}</small>}</span>
            <span className={styles['who']}>
              <b>{paciente}</b>
              <small>{folio}</small>
            </span>
            <span className={styles['what']}>
              {translate('app.pharmacy.queue.amount', {
                smart_count: piezas,
                pieces: formatNumber(piezas),
                medicines: claves,
              })}
            </span>
            <span className={styles['marks']}>
              {tipo === 'CONTROLADA' && (
                <ToneChip tone="warning" icon="shield">
                  {translate('app.pharmacy.controlled')}
                </ToneChip>
              )}
              {estatus === 'SURTIDA_PARCIAL' && (
                <ToneChip tone="warning" icon="clock">
                  {translate('app.pharmacy.partial')}
                </ToneChip>
              )}
              {venceHoy && (
                <ToneChip tone="danger" icon="alert">
                  {translate('app.pharmacy.expiresToday')}
                </ToneChip>
              )}
              <ToneChip tone={minutos >= LONG_WAIT ? 'danger' : 'neutral'} icon="clock">
                {waited(minutos, translate)}
              </ToneChip>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function waited(minutes: number, translate: ReturnType<typeof useTranslate>): string {
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
  if (days > 0) return translate('app.pharmacy.days', { smart_count: days });
  return hours > 0
    ? translate('app.pharmacy.hours', { smart_count: hours })
    : translate('app.pharmacy.minutes', { smart_count: minutes });
}
