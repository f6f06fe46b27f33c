import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { LotList } from '#platform/web/ui/counter/LotList';
import type { Amounts } from '#platform/web/ui/counter/counting';
import { skippedOn, takenOf } from './counting';
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
      {line.justificacion && (
        <p className={styles['told']}>{translate('app.orders.justified', { reason: line.justificacion })}</p>
      )}
      <LotList
        lineId={line.insumoOrdenCargoId}
        lots={line.lotes}
        amounts={amounts}
        scanned={scanned}
        texts={{
          noLot: translate('app.orders.noLot'),
          scanned: translate('app.orders.dispense.scanned'),
          has: (pieces) => translate('app.orders.has', { smart_count: pieces }),
        }}
        onAmount={onAmount}
      />
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
