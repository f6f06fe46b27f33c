import type { Proof, Visitor } from '../../context';
import { visible, type Planted } from '../../planted';

/** Returns the stays within reach with their patients, whose allergies are also shown. */
export function inpatients({ planted }: Proof, visitor: Visitor): readonly Planted[] {
  const stays = visible(planted, 'hospitalizacion', 'hospitalizacion.ver', visitor);
  const marks = new Set(stays.flatMap((stay) => stay.marks));
  return [
    ...stays,
    ...planted.filter(({ entity, marks: own }) => entity === 'paciente' && own.some((mark) => marks.has(mark))),
  ];
}
