import { useTranslate } from 'react-admin';
import type { Receta } from '#generated/shared/types/receta.gen';
import { CounterLine } from '#platform/web/ui/counter/CounterLine';
import type { Counter } from '#platform/web/ui/counter/useCounter';
import { distanceText } from '#platform/web/ui/format/distance-text';
import { useTextLanguage } from '#platform/web/ui/texts/useTextLanguage';
import { regimenTaken } from '#areas/farmacia/shared/farmacia/regimen-taken';
import { Substitution } from './Substitution';
import type { CountedProposalLine } from './usePharmacyCalls';
import styles from './pharmacy.module.css';

interface LineCardProps {
  readonly line: CountedProposalLine;
  /** Line of the prescription with its continuations. */
  readonly prescribed: readonly NonNullable<Receta['lineas']>[number][];
  readonly counter: Counter;
  readonly reasons: readonly { readonly id: number; readonly nombre: string }[];
  readonly recetaId: number;
  /** Called after proposing a substitute. */
  readonly onChanged: () => void;
}

/** Renders one medicine to dispense, with its regimen, a substitute, and other warehouses that have it. */
export function LineCard({ line, prescribed, counter, reasons, recetaId, onChanged }: LineCardProps) {
  const translate = useTranslate();
  const language = useTextLanguage();
  const text = (key: string, pieces?: number) =>
    translate(`app.pharmacy.dispense.${key}`, pieces === undefined ? {} : { smart_count: pieces });
  const reasonsGiven = prescribed.flatMap(({ justificacion }) => justificacion || []);
  return (
    <CounterLine
      line={line}
      counter={counter}
      reasons={reasons}
      texts={{
        noLot: text('noLot'),
        scanned: text('scanned'),
        has: (pieces) => text('has', pieces),
        skip: text('skip'),
        lacking: (pieces) => text('lacking', pieces),
        chooseReason: text('chooseReason'),
      }}
      shortageHelp={line.otrasUnidades.map(({ almacenId, almacenNombre, disponible, distanciaKm }) => (
        <p key={almacenId}>
          {translate('app.pharmacy.dispense.elsewhere', { place: almacenNombre, smart_count: disponible })}
          {distanciaKm !== null && ` · ${distanceText(distanciaKm, translate)}`}
        </p>
      ))}
    >
      {prescribed.length > 0 && <p className={styles['dose']}>{regimenTaken(prescribed, language)}</p>}
      {reasonsGiven.length > 0 && (
        <p className={styles['dose']}>
          <b>{translate('app.pharmacy.dispense.justified', { reason: reasonsGiven.join(' · ') })}</b>
        </p>
      )}
      <Substitution recetaId={recetaId} line={line} onChanged={onChanged} />
    </CounterLine>
  );
}
