import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Receta } from '#generated/shared/types/receta.gen';
import { keyOf } from '#platform/web/ui/counter/counting';
import { LotList } from '#platform/web/ui/counter/LotList';
import { distanceText } from '#platform/web/ui/format/distance-text';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { useTextLanguage } from '#platform/web/ui/texts/useTextLanguage';
import { regimenTaken } from '#areas/farmacia/shared/farmacia/regimen-taken';
import { Substitution } from './Substitution';
import { skippedOn, takenOf } from './counting';
import type { useCounter } from './useCounter';
import type { ProposalLine } from './usePharmacyCalls';
import styles from './pharmacy.module.css';

interface LineCardProps {
  readonly line: ProposalLine;
  /** The line of the prescription with those that continue it. */
  readonly prescribed: readonly NonNullable<Receta['lineas']>[number][];
  readonly counter: ReturnType<typeof useCounter>;
  readonly reasons: readonly { readonly id: number; readonly nombre: string }[];
  readonly recetaId: number;
  /** A substitute was proposed. */
  readonly onChanged: () => void;
}

/** One medicine at the counter: its lots in the order in which they should go, how much of each, and what is lacking. */
export function LineCard({ line, prescribed, counter, reasons, recetaId, onChanged }: LineCardProps) {
  const translate = useTranslate();
  const language = useTextLanguage();
  const id = useId();
  const { amounts, scanned, reasons: given, skips } = counter.state;
  const taken = takenOf(line, amounts);
  const lacking = line.pendiente - taken;
  const skipped = skippedOn(line, amounts);
  const reasonsGiven = prescribed.flatMap(({ justificacion }) => justificacion || []);
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
      {prescribed.length > 0 && <p className={styles['dose']}>{regimenTaken(prescribed, language)}</p>}
      {reasonsGiven.length > 0 && (
        <p className={styles['dose']}>
          <b>{translate('app.pharmacy.dispense.justified', { reason: reasonsGiven.join(' · ') })}</b>
        </p>
      )}
      <Substitution recetaId={recetaId} line={line} onChanged={onChanged} />
      <LotList
        lineId={line.detalleId}
        lots={line.lotes}
        amounts={amounts}
        scanned={scanned}
        texts={{
          noLot: translate('app.pharmacy.dispense.noLot'),
          scanned: translate('app.pharmacy.dispense.scanned'),
          has: (pieces) => translate('app.pharmacy.dispense.has', { smart_count: pieces }),
        }}
        onAmount={(loteId, pieces) => counter.set(line.detalleId, loteId, pieces)}
      />
      {skipped !== null && (
        <label className={styles['asked']}>
          {translate('app.pharmacy.dispense.skip')}
          <input
            value={skips.get(keyOf(line.detalleId, skipped)) ?? ''}
            maxLength={200}
            onChange={({ target }) => counter.explainSkip(keyOf(line.detalleId, skipped), target.value)}
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
