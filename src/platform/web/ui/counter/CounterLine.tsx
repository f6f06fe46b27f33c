import { useId, type ReactNode } from 'react';
import { formatNumber } from '../format/format-number';
import { ToneChip } from '../values/ToneChip';
import { keyOf, skippedOn, takenOf, type CountedLine } from './counting';
import { LotList } from './LotList';
import type { Counter } from './useCounter';
import styles from './counter-line.module.css';

export interface CounterTexts {
  readonly noLot: string;
  readonly scanned: string;
  readonly has: (pieces: number) => string;
  /** Label of the reason for skipping a lot that expires sooner. */
  readonly skip: string;
  /** Label of the reason for missing pieces. */
  readonly lacking: (pieces: number) => string;
  readonly chooseReason: string;
}

interface CounterLineProps {
  readonly line: CountedLine & { readonly presentacion: string | null };
  readonly counter: Counter;
  readonly reasons: readonly { readonly id: number; readonly nombre: string }[];
  readonly texts: CounterTexts;
  /** Chips beside the progress. */
  readonly marks?: ReactNode;
  /** Shown above the lots. */
  readonly children?: ReactNode;
  /** Shown below the reason for missing pieces. */
  readonly shortageHelp?: ReactNode;
}

/** Renders one supply at a counter: its lots in dispensing order, the amount of each, and reasons for skipped lots and missing pieces. */
export function CounterLine({ line, counter, reasons, texts, marks, children, shortageHelp }: CounterLineProps) {
  const id = useId();
  const { lineId } = line;
  const { amounts, scanned, reasons: given, skips } = counter.state;
  const taken = takenOf(line, amounts);
  const missing = line.pendiente - taken;
  const skipped = skippedOn(line, amounts);
  return (
    <section className={styles['line']} aria-labelledby={id} data-full={missing === 0 || undefined}>
      <header>
        <h2 id={id}>
          {line.nombre} <small>{[line.clave, line.presentacion].filter(Boolean).join(' · ')}</small>
        </h2>
        <span className={styles['marks']}>
          {marks}
          <ToneChip tone={missing === 0 ? 'success' : 'warning'} icon={missing === 0 ? 'check' : 'clock'}>
            {formatNumber(taken)} / {formatNumber(line.pendiente)}
          </ToneChip>
        </span>
      </header>
      {children}
      <LotList
        lineId={lineId}
        lots={line.lotes}
        amounts={amounts}
        scanned={scanned}
        texts={texts}
        onAmount={(loteId, pieces) => counter.set(lineId, loteId, pieces)}
      />
      {skipped !== null && (
        <label className={styles['reason']}>
          {texts.skip}
          <input
            value={skips.get(keyOf(lineId, skipped)) ?? ''}
            maxLength={200}
            onChange={({ target }) => counter.explainSkip(keyOf(lineId, skipped), target.value)}
          />
        </label>
      )}
      {missing > 0 && (
        <div className={styles['reason']}>
          <label htmlFor={`${id}-reason`}>{texts.lacking(missing)}</label>
          <select
            id={`${id}-reason`}
            value={given.get(lineId) ?? ''}
            onChange={({ target }) => counter.giveReason(lineId, target.value === '' ? null : Number(target.value))}
          >
            <option value="">{texts.chooseReason}</option>
            {reasons.map((reason) => (
              <option key={reason.id} value={reason.id}>
                {reason.nombre}
              </option>
            ))}
          </select>
          {shortageHelp}
        </div>
      )}
    </section>
  );
}
