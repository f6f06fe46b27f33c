import { useTranslate } from 'react-admin';
import { CounterLine } from '#platform/web/ui/counter/CounterLine';
import type { Counter } from '#platform/web/ui/counter/useCounter';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import type { CountedProposalLine } from './useOrderCalls';
import styles from './orders.module.css';

interface LineCardProps {
  readonly line: CountedProposalLine;
  readonly counter: Counter;
  readonly reasons: readonly { readonly id: number; readonly nombre: string }[];
}

/** Renders one supply of an order at the counter, with changed amounts, its justification and alternatives in stock. */
export function LineCard({ line, counter, reasons }: LineCardProps) {
  const translate = useTranslate();
  const text = (key: string, pieces?: number) =>
    translate(`app.orders.${key}`, pieces === undefined ? {} : { smart_count: pieces });
  return (
    <CounterLine
      line={line}
      counter={counter}
      reasons={reasons}
      texts={{
        noLot: text('noLot'),
        scanned: text('dispense.scanned'),
        has: (pieces) => text('has', pieces),
        skip: text('dispense.skip'),
        lacking: (pieces) => text('dispense.lacking', pieces),
        chooseReason: text('dispense.chooseReason'),
      }}
      marks={
        <>
          {line.controlado && (
            <ToneChip tone="warning" icon="shield">
              {text('controlled')}
            </ToneChip>
          )}
          {line.altoRiesgo && (
            <ToneChip tone="danger" icon="alert">
              {text('highRisk')}
            </ToneChip>
          )}
        </>
      }
      shortageHelp={
        line.alternativas.length > 0 && (
          <p>
            {translate('app.orders.instead', {
              names: line.alternativas.map((each) => `${each.nombre} (${formatNumber(each.disponible)})`).join(', '),
            })}
          </p>
        )
      }
    >
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
    </CounterLine>
  );
}
