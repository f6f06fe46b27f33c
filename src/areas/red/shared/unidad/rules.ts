import { isFilled, valueAt } from '#platform/shared/paths';
import type { LooseRecord, RecordRule } from '#platform/shared/validation/rule';
import { stateOfClues } from '../clues/state-of-clues';
import { at, type FindingAt } from '#platform/shared/rules/finding-at';
import { itemsOf } from '#platform/shared/rules/items-of';

/** Requires that a unit does not supply itself, its CLUES belongs to the state of its address, and its opening hours do not overlap. */
export const unidad: RecordRule = (record) => {
  const { unidadId, unidadAbastecedoraId } = record;
  const state = stateOfClues(record['clues']);
  const address = valueAt(record, 'domicilio.estadoClave');
  return [
    ...at(isFilled(unidadId) && unidadId === unidadAbastecedoraId, 'unidadAbastecedoraId', 'ABASTECEDOR_PROPIO'),
    ...at(state !== null && isFilled(address) && address !== state, 'clues', 'CLUES_ESTADO_DISTINTO', {
      clave: String(address),
    }),
    ...itemsOf(record, 'horarioAtencion').flatMap(checkHours),
  ];
};

function checkHours(row: LooseRecord, index: number, all: readonly LooseRecord[]): readonly FindingAt[] {
  const { dia, abre, cierra } = row;
  if (typeof abre !== 'string' || typeof cierra !== 'string') return [];
  const overlaps = all
    .slice(0, index)
    .some((other) => other['dia'] === dia && String(other['abre']) < cierra && String(other['cierra']) > abre);
  return at(overlaps, `horarioAtencion.${index}.abre`, 'HORARIO_TRASLAPADO');
}
