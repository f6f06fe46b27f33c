import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../ui/format/format-date';
import { formatNumber } from '../../ui/format/format-number';
import { ToneChip } from '../../ui/values/ToneChip';
import { keyOf, skippedOn, takenOf, type Amounts } from './read-box';
import type { ProposalLine } from './useOrderCalls';
import styles from './orders.module.css';

interface LineCardProps {
  readonly line: ProposalLine;
  readonly amounts: Amounts;
  readonly scanned: ReadonlySet<string>;
  readonly reasons: readonly { readonly id: number; readonly nombre: string }[];
  readonly reason: number | null;
  readonly skip: string;
  readonly onAmount: (loteId: number, cantidad: number) => void;
  readonly onReason: (id: number | null) => void;
  readonly onSkip: (text: string) => void;
}

/** One supply at the counter: its lots in the order in which they should go, how much of each, and what is lacking. */
export function LineCard(props: LineCardProps) {
  const { line, amounts, scanned, reasons, reason, skip, onAmount, onReason, onSkip } = props;
  const translate = useTranslate();
  const id = useId();
  const taken = takenOf(line, amounts);
  const lacking = line.pendiente - taken;
  return (
    <section className={styles['line']} aria-labelledby={id} data-full={lacking === 0 || undefined}>
      <header>
        <h2 id={id}>
          {line.nombre} <small>{[line.clave, line.presentacion].filter(Boolean).join(' · ')}</small>
        </h2>
        <span className={styles['marks']}>
          {line.controlado && (
            <ToneChip tone="warning" icon="shield">
              {translate('app.orders.controlled')}
            </ToneChip>
          )}
          {line.altoRiesgo && (
            <ToneChip tone="danger" icon="alert">
              {translate('app.orders.highRisk')}
            </ToneChip>
          )}
          <ToneChip tone={lacking === 0 ? 'success' : 'warning'} icon={lacking === 0 ? 'check' : 'clock'}>
            {formatNumber(taken)} / {formatNumber(line.pendiente)}
          </ToneChip>
        </span>
      </header>
      {line.cantidadAutorizada !== line.cantidadSolicitada && (
        <p className={styles['told']}>
          {translate('app.orders.dispense.changed', {
            asked: formatNumber(line.cantidadSolicitada),
            allowed: formatNumber(line.cantidadAutorizada),
          })}
        </p>
      )}
      {line.justificacion && <p className={styles['told']}>{line.justificacion}</p>}
      <ul className={styles['lots']}>
        {line.lotes.map(({ loteId, numeroLote, caducidad, disponible, ubicacionCodigo }) => {
          const key = keyOf(line.insumoOrdenCargoId, loteId);
          const amount = amounts.get(key) ?? 0;
          return (
            <li key={loteId} data-taken={amount > 0 || undefined}>
              <label htmlFor={`${id}-${loteId}`}>
                <b>{numeroLote ?? translate('app.orders.noLot')}</b>
                <small>
                  {[
                    caducidad ? formatDate(caducidad) : null,
                    translate('app.orders.has', { smart_count: disponible }),
                    ubicacionCodigo,
                    scanned.has(key) ? translate('app.orders.dispense.scanned') : null,
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
      {skippedOn(line, amounts) !== null && (
        <label className={styles['asked']}>
          {translate('app.orders.dispense.skip')}
          <input value={skip} maxLength={200} onChange={({ target }) => onSkip(target.value)} />
        </label>
      )}
      {lacking > 0 && (
        <label className={styles['asked']}>
          {translate('app.orders.dispense.lacking', { smart_count: lacking })}
          <select
            value={reason ?? ''}
            onChange={({ target }) => onReason(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{translate('app.orders.dispense.chooseReason')}</option>
            {reasons.map((each) => (
              <option key={each.id} value={each.id}>
                {each.nombre}
              </option>
            ))}
          </select>
        </label>
      )}
      {line.alternativas.length > 0 && (
        <p className={styles['told']}>
          {translate('app.orders.instead', {
            names: line.alternativas.map((each) => `${each.nombre} (${formatNumber(each.disponible)})`).join(', '),
          })}
        </p>
      )}
    </section>
  );
}
