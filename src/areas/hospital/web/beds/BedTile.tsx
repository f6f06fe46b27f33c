import { useTranslate } from 'react-admin';
import { estatusCama } from '#generated/web/cama/enums.gen';
import { Icon } from '#platform/web/ui/icons/Icon';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { News2 } from '../News2';
import type { Bed, Card } from '../useHospital';
import styles from './map.module.css';

interface BedTileProps {
  readonly bed: Bed;
  readonly card: Card | null;
  readonly onOpen: () => void;
}

/** Renders one bed of the map: its number, its occupant, or the reason why it is unavailable. */
export function BedTile({ bed, card, onOpen }: BedTileProps) {
  const translate = useTranslate();
  const isTaken = bed.estatus === 'OCUPADA' && card;
  return (
    <li>
      <button type="button" className={styles['bed']} data-state={bed.estatus} onClick={onOpen}>
        <span className={styles['number']}>
          <b>{bed.numero}</b>
          {bed.generoPermitido && <small>{translate(`ward.map.only.${bed.generoPermitido}`)}</small>}
        </span>
        {isTaken ? (
          <>
            <span className={styles['who']}>{card.pacienteNombre ?? card.iniciales}</span>
            <small>{[card.edad, card.diagnostico].filter(Boolean).join(' · ')}</small>
            <span className={styles['chips']}>
              <News2 card={card} />
              {card.aislamiento !== 'NINGUNO' && (
                <ToneChip tone="warning" icon="shield">
                  {translate(`ward.card.isolation.${card.aislamiento}`)}
                </ToneChip>
              )}
              {card.notaVencida && (
                <ToneChip tone="warning" icon="edit">
                  {translate('ward.card.note')}
                </ToneChip>
              )}
              {card.estatus === 'PREALTA' && (
                <ToneChip tone="info" icon="clock">
                  {translate('ward.card.leaving')}
                </ToneChip>
              )}
            </span>
          </>
        ) : (
          <span className={styles['chips']}>
            {bed.estatus === 'DISPONIBLE' ? (
              <span className={styles['free']}>
                <Icon name="check" /> {translate('ward.map.empty')}
              </span>
            ) : (
              <EnumChip choices={estatusCama} value={bed.estatus} />
            )}
            {card && <small>{card.pacienteNombre ?? card.iniciales}</small>}
          </span>
        )}
      </button>
    </li>
  );
}
