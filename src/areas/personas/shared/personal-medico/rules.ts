import { isFilled } from '#platform/shared/paths';
import type { LooseRecord, RecordRule } from '#platform/shared/validation/rule';
import { at, type FindingAt } from '#platform/shared/rules/finding-at';
import { itemsOf } from '#platform/shared/rules/items-of';

const PRESCRIBERS: readonly unknown[] = ['MEDICO', 'ODONTOLOGO', 'ENFERMERIA'];

/**
 * Checks prescribers: only physicians, dentists and authorised nurses may prescribe. Controlled medicines need a licence and ranges of
 * special prescriptions. These must be within their limits and not overlap in a series.
 */
export const personalMedico: RecordRule = (record) => {
  const controlled = record['puedePrescribirControlados'] === true;
  return [
    ...at(
      record['puedePrescribir'] === true && !PRESCRIBERS.includes(record['tipo']),
      'puedePrescribir',
      'PRESCRIPTOR_TIPO',
    ),
    ...at(controlled && !isFilled(record['cedulaProfesional']), 'cedulaProfesional', 'REQUERIDO'),
    ...at(controlled && !isFilled(record['foliosControlados']), 'foliosControlados', 'FOLIOS_REQUERIDOS'),
    ...itemsOf(record, 'foliosControlados').flatMap(checkRange),
  ];
};

function checkRange(range: LooseRecord, index: number, all: readonly LooseRecord[]): readonly FindingAt[] {
  const { serie, desde, hasta, usados } = range;
  if (typeof desde !== 'number' || typeof hasta !== 'number') return [];
  const overlaps = all
    .slice(0, index)
    .some((other) => other['serie'] === serie && Number(other['desde']) <= hasta && Number(other['hasta']) >= desde);
  return [
    ...at(overlaps, `foliosControlados.${index}.desde`, 'FOLIOS_TRASLAPADOS'),
    ...at(
      typeof usados === 'number' && desde <= hasta && usados > hasta - desde + 1,
      `foliosControlados.${index}.usados`,
      'MAXIMO',
      { limite: hasta - desde + 1 },
    ),
  ];
}
