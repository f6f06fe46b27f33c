import type { GuardsOf } from '#platform/shared/entity-types';
import { isControlledClass, mostFills } from '../farmacia/prescription-kind';
import { missingJustifications } from '../farmacia/missing-justifications';
import { isFilled } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Maximum number of presentations of one product in a class II prescription (LGS 226 II). */
const PRESENTATIONS_OF_SECOND = 2;

/**
 * Checks the requirements for issuing a prescription: NOM-004-SSA3-2012 6.2.6 (dose, route, frequency), LGS 226 and 240, DOMAIN b.7 2.
 * Warnings are justified on their line.
 */
export const recetaEmitir: GuardsOf<'receta'>['emitir'] = (document) => {
  const lines = document.lineas ?? [];
  const controlled = lines.filter(({ fraccion }) => isControlledClass(fraccion));
  const second = lines.filter(({ fraccion }) => fraccion === 'II');
  const isMixed =
    (controlled.length > 0 && controlled.length < lines.length) ||
    new Set(controlled.map(({ fraccion }) => fraccion)).size > 1;
  return [
    ...issueAt(lines.length === 0, 'lineas', 'REQUERIDO'),
    ...issueAt(!isFilled(document.almacenId), 'almacenId', 'REQUERIDO'),
    ...issueAt(!isFilled(document.diagnosticoId), 'diagnosticoId', 'REQUERIDO'),
    ...lines.flatMap((line, index) => [
      ...issueAt(
        !isFilled(line.frecuenciaHoras) && !isFilled(line.frecuenciaTexto),
        `lineas.${index}.frecuenciaHoras`,
        'REQUERIDO',
      ),
      ...issueAt(line.prn === true && !isFilled(line.indicacionPrn), `lineas.${index}.indicacionPrn`, 'REQUERIDO'),
    ]),
    ...issueAt(isMixed, 'lineas', 'CONTROLADA_MEZCLADA'),
    ...issueAt(
      second.filter(({ continuacion }) => continuacion !== true).length > PRESENTATIONS_OF_SECOND ||
        (second.length > 1 && new Set(second.map(({ nombreGenerico }) => nombreGenerico)).size > 1),
      'lineas',
      'PRESENTACIONES_FRACCION_II',
    ),
    ...issueAt(document.surtimientosPermitidos > mostFills(lines), 'surtimientosPermitidos', 'SURTIMIENTOS_DE_MAS', {
      maximo: mostFills(lines),
    }),
    ...missingJustifications(lines, document.advertencias ?? []),
  ];
};
