import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Receta } from '../../../generated/shared/types/receta.gen';
import { formatDate } from '../../ui/format/format-date';
import { distanceText } from '../../ui/format/distance-text';
import { formatNumber } from '../../ui/format/format-number';
import { ToneChip } from '../../ui/values/ToneChip';
import { doseText } from './dose-text';
import { keyOf } from './read-box';
import { Substitution } from './Substitution';
import { takenOf, type useCounter } from './useCounter';
import type { ProposalLine } from './usePharmacyCalls';
import styles from './pharmacy.module.css';

interface LineCardProps {
  readonly line: ProposalLine;
  readonly prescribed: NonNullable<Receta['lineas']>[number] | undefined;
  readonly counter: ReturnType<typeof useCounter>;
  readonly reasons: readonly { readonly id: number; readonly nombre: string }[];
  readonly recetaId: number;
  /** A substitute was proposed. */
  readonly onChanged: () => void;
}

/** One medicine at the counter: its lots in the order in which they should go, how much of each, and what is lacking. */
export function LineCard({ line, prescribed, counter, reasons, recetaId, onChanged }: LineCardProps) {
  const translate = useTranslate();
  const id = useId();
  const { amounts, scanned, reasons: given, skips } = counter.state;
  const taken = takenOf(line, amounts);
  const lacking = line.pendiente - taken;
  // A lot that leaves pieces behind and expires before one that is taken.
  const skipped = line.lotes.some(
    (lot, index) =>
      (amounts.get(keyOf(line.detalleId, lot.loteId)) ?? 0) < lot.disponible &&
      line.lotes
        .slice(index + 1)
        .some(
          (later) => later.caducidad !== lot.caducidad && (amounts.get(keyOf(line.detalleId, later.loteId)) ?? 0) > 0,
        ),
  );
  return (
    <section className={styles['line']} aria-labelledby={id} data-full={lacking === 0 || undefined}>
      <header>
        <h2 id={id}>
          {line.nombre} <small>{[line.clave, line.presentacion].filter(Boolean).join(' · ')}</small>
        </h2>
        <ToneChip tone={lacking === 0 ? 'success' : 'warning'} icon={lacking === 0 ? 'check' : 'clock'}>
          {formatNumber(taken)} / {formatNumber(line.pendiente)}
        </ToneChip>
      </header>
      {prescribed && <p className={styles['dose']}>{doseText(prescribed, translate)}</p>}
      <Substitution recetaId={recetaId} line={line} onChanged={onChanged} />
      {line.lotes.length > 0 && (
        <ul className={styles['lots']}>
          {line.lotes.map(({ loteId, numeroLote, caducidad, disponible, ubicacionCodigo }) => {
            const key = keyOf(line.detalleId, loteId);
            const amount = amounts.get(key) ?? 0;
            return (
              <li key={loteId} data-taken={amount > 0 || undefined}>
                <label htmlFor={`${id}-${loteId}`}>
                  <b>{numeroLote ?? translate('app.pharmacy.dispense.noLot')}</b>
                  <small>
                    {[
                      caducidad ? formatDate(caducidad) : null,
                      translate('app.pharmacy.dispense.has', { smart_count: disponible }),
                      ubicacionCodigo,
                      scanned.has(key) ? translate('app.pharmacy.dispense.scanned') : null,
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
                  onChange={({ target }) => counter.set(line.detalleId, loteId, Math.trunc(Number(target.value) || 0))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {skipped && (
        <label className={styles['asked']}>
          {translate('app.pharmacy.dispense.skip')}
          <input
            value={skips.get(keyOf(line.detalleId, lastTaken(line, amounts))) ?? ''}
            maxLength={200}
            onChange={({ target }) =>
              counter.explainSkip(keyOf(line.detalleId, lastTaken(line, amounts)), target.value)
            }
          />
        </label>
      )}
      {lacking > 0 && (
        <div className={styles['asked']}>
          <label htmlFor={`${id}-reason`}>{translate('app.pharmacy.dispense.lacking', { smart_count: lacking })}</label>
          <select
            id={`${id}-reason`}
            value={given.get(line.detalleId) ?? ''}
            onChange={({ target }) =>
              counter.giveReason(line.detalleId, target.value === '' ? null : Number(target.value))
            }
          >
            <option value="">{translate('app.pharmacy.dispense.chooseReason')}</option>
            {reasons.map((reason) => (
              <option key={reason.id} value={reason.id}>
                {reason.nombre}
              </option>
            ))}
          </select>
          {line.otrasUnidades.map(({ almacenId, almacenNombre, disponible, distanciaKm }) => (
            <p key={almacenId}>
              {translate('app.pharmacy.dispense.elsewhere', {
                place: almacenNombre,
                smart_count: disponible,
              })}
              {distanciaKm !== null && ` · ${distanceText(distanciaKm, translate)}`}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

function lastTaken({ detalleId, lotes }: ProposalLine, amounts: ReadonlyMap<string, number>): number {
  return lotes.findLast(({ loteId }) => (amounts.get(keyOf(detalleId, loteId)) ?? 0) > 0)?.loteId ?? 0;
}
