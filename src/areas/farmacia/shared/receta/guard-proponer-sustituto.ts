import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { isControlledClass } from '../farmacia/prescription-kind';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Refuses substitutes for controlled medicines, and substitutes that are on another line (DOMAIN c.2.4). */
export const recetaProponerSustituto: GuardsOf<'receta'>['proponerSustituto'] = ({ lineas }) => {
  const lines = lineas ?? [];
  return lines.flatMap(({ sustitutoPropuestoId, sustitucionMotivo, fraccion }, index) => {
    if (!isFilled(sustitutoPropuestoId)) return [];
    const field = `lineas.${index}.sustitutoPropuestoId`;
    const isTaken = lines.some(
      (other, place) =>
        other.insumoId === sustitutoPropuestoId ||
        (place !== index && other.sustitutoPropuestoId === sustitutoPropuestoId),
    );
    return [
      ...issueAt(isControlledClass(fraccion), field, 'SUSTITUTO_CONTROLADO'),
      ...issueAt(isTaken, field, 'SUSTITUTO_REPETIDO'),
      ...issueAt(!isFilled(sustitucionMotivo), `lineas.${index}.sustitucionMotivo`, 'REQUERIDO'),
    ];
  });
};
