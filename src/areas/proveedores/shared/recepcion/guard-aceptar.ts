import type { GuardsOf } from '#platform/shared/entity-types';
import type { Recepcion } from '#generated/shared/types.gen';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { acceptedOf } from './accepted';
import { deliveryIssues } from './delivery-issues';
import { issueAt } from '#platform/shared/rules/issue-at';

type Line = NonNullable<Recepcion['lineas']>[number];

/** Requires a reason for rejected lines, a complete letter, and no expired lots. A failed check needs a consequence or an explanation. */
export const recepcionAceptar: GuardsOf<'recepcion'>['aceptar'] = (document, _input, { today }) => {
  const lines = document.lineas ?? [];
  const rejectsNothing = lines.every(({ cantidadRechazada }) => (cantidadRechazada ?? 0) === 0);
  return [
    ...deliveryIssues(document, today),
    ...lines.flatMap((line, index) => lineIssues(line, `lineas.${index}`, today)),
    ...issueAt(lines.length > 0 && lines.every((line) => acceptedOf(line) === 0), 'lineas', 'NADA_ACEPTADO'),
    ...issueAt(
      failsACheck(document) && rejectsNothing && !isFilled(document.inspeccionObservaciones),
      'inspeccionObservaciones',
      'INSPECCION_SIN_EXPLICAR',
    ),
  ];
};

function lineIssues(line: Line, campo: string, today: string): readonly Issue[] {
  const { cantidad, caducidad, motivoRechazo, cartaFolio, cartaFecha, cartaVigenciaMeses } = line;
  const rejected = line.cantidadRechazada ?? 0;
  const hasLetter = [cartaFolio, cartaFecha, cartaVigenciaMeses].some(isFilled);
  return [
    ...issueAt(rejected > cantidad, `${campo}.cantidadRechazada`, 'MAXIMO', { limite: cantidad }),
    ...issueAt(rejected > 0 && !isFilled(motivoRechazo), `${campo}.motivoRechazo`, 'REQUERIDO'),
    ...issueAt(
      typeof caducidad === 'string' && caducidad <= today && acceptedOf(line) > 0,
      `${campo}.caducidad`,
      'CADUCIDAD_PASADA',
    ),
    ...issueAt(hasLetter && !isFilled(cartaFolio), `${campo}.cartaFolio`, 'REQUERIDO'),
    ...issueAt(hasLetter && !isFilled(cartaFecha), `${campo}.cartaFecha`, 'REQUERIDO'),
    ...issueAt(hasLetter && !isFilled(cartaVigenciaMeses), `${campo}.cartaVigenciaMeses`, 'REQUERIDO'),
    ...issueAt(typeof cartaFecha === 'string' && cartaFecha > today, `${campo}.cartaFecha`, 'FECHA_FUTURA'),
  ];
}

function failsACheck(document: Recepcion): boolean {
  return [
    document.inspeccionEmpaque,
    document.inspeccionEtiquetado,
    document.inspeccionCaducidad,
    document.inspeccionTemperatura,
  ].includes('NO_CUMPLE');
}
