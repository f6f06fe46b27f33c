import { useId } from 'react';
import { formatDate } from '../format/format-date';
import { originAmong } from '../lots/origin-among';
import { keyOf, type Amounts, type CountedLot } from './counting';
import styles from './lot-list.module.css';

interface LotListProps {
  readonly lineId: number;
  readonly lots: readonly CountedLot[];
  readonly amounts: Amounts;
  /** Lines and lots with scanned boxes. */
  readonly scanned: ReadonlySet<string>;
  readonly texts: {
    readonly noLot: string;
    readonly scanned: string;
    readonly has: (pieces: number) => string;
  };
  readonly onAmount: (loteId: number, pieces: number) => void;
}

/** Lots of a line in dispensing order, with the pieces taken from each. */
export function LotList({ lineId, lots, amounts, scanned, texts, onAmount }: LotListProps) {
  const id = useId();
  if (lots.length === 0) return null;
  return (
    <ul className={styles['lots']}>
      {lots.map((lot) => {
        const { loteId, numeroLote, caducidad, disponible, ubicacionCodigo } = lot;
        const key = keyOf(lineId, loteId);
        const amount = amounts.get(key) ?? 0;
        return (
          <li key={loteId} data-taken={amount > 0 || undefined}>
            <label htmlFor={`${id}-${loteId}`}>
              <b>{numeroLote ?? texts.noLot}</b>
              <small>
                {[
                  ubicacionCodigo,
                  caducidad ? formatDate(caducidad) : null,
                  originAmong(lot, lots),
                  texts.has(disponible),
                  scanned.has(key) ? texts.scanned : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </label>
            <input
              id={`${id}-${loteId}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={disponible}
              value={amount === 0 ? '' : amount}
              placeholder="0"
              onChange={({ target }) => onAmount(loteId, Math.max(0, Math.trunc(Number(target.value) || 0)))}
            />
          </li>
        );
      })}
    </ul>
  );
}
