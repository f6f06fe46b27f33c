import { useTranslate } from 'react-admin';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { useNow } from '#platform/web/ui/lifecycle/useNow';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { Stepper } from './Stepper';
import type { Offer } from './useOrderCalls';
import styles from './orders.module.css';

interface SupplyTileProps {
  readonly offer: Offer;
  /** Total of the ward's deteriorations; `offer.casos` counts those with this supply. */
  readonly cases: number;
  readonly pieces: number;
  readonly reason: string;
  readonly onPieces: (pieces: number) => void;
  readonly onReason: (text: string) => void;
}

/** Age below which a repeated request may be a duplicate, in milliseconds. */
const RECENT_MS = 12 * 60 * 60 * 1000;

/**
 * Checks whether a request was made recently.
 *
 * @param last ISO time of the last request; null for never
 */
export const isRecent = (last: string | null, now: number): boolean =>
  last !== null && now - Date.parse(last) < RECENT_MS;

/** One supply that can be requested, with its stock at the source and the requested amount. */
export function SupplyTile({ offer, cases, pieces, reason, onPieces, onReason }: SupplyTileProps) {
  const translate = useTranslate();
  const now = useNow();
  const askedAgo = (last: string) => {
    const minutes = Math.max(1, Math.round((now - Date.parse(last)) / 60_000));
    return minutes < 60
      ? translate('app.orders.request.recentMinutes', { smart_count: minutes })
      : translate('app.orders.request.recent', { smart_count: Math.round(minutes / 60) });
  };
  const { nombre, presentacion, disponible, cantidad, ultimoUso, alergia, alternativas } = offer;
  return (
    <li className={styles['tile']} data-taken={pieces > 0 || undefined}>
      <b>{nombre}</b>
      <small>{presentacion}</small>
      <span className={styles['marks']}>
        <ToneChip tone={disponible === 0 ? 'danger' : disponible < pieces ? 'warning' : 'success'} icon="box">
          {translate('app.orders.request.has', { smart_count: disponible, pieces: formatNumber(disponible) })}
        </ToneChip>
        {offer.controlado && (
          <ToneChip tone="warning" icon="shield">
            {translate('app.orders.controlled')}
          </ToneChip>
        )}
        {offer.casos !== null && cases > 0 && (
          <ToneChip icon="chart">
            {translate('app.orders.worse.times', { times: formatNumber(offer.casos), cases: formatNumber(cases) })}
          </ToneChip>
        )}
        {ultimoUso !== null && isRecent(ultimoUso, now) && (
          <ToneChip tone="warning" icon="clock">
            {askedAgo(ultimoUso)}
          </ToneChip>
        )}
        {alergia !== null && (
          <ToneChip tone="danger" icon="alert">
            {translate('app.orders.request.allergic', { substance: alergia })}
          </ToneChip>
        )}
      </span>
      {disponible === 0 && alternativas.length > 0 && (
        <small>
          {translate('app.orders.instead', {
            names: alternativas.map((each) => `${each.nombre} (${formatNumber(each.disponible)})`).join(', '),
          })}
        </small>
      )}
      {alergia !== null && pieces > 0 && (
        <label className={styles['asked']}>
          {translate('app.orders.request.why')}
          <input value={reason} maxLength={200} onChange={({ target }) => onReason(target.value)} />
        </label>
      )}
      <Stepper name={nombre} value={pieces} first={cantidad ?? 1} onChange={onPieces} />
    </li>
  );
}
