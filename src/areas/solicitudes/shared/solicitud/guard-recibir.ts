import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { needsPhotograph } from './arrival-differences';
import { linesOf } from './lines-of';
import { issueAt } from '#platform/shared/rules/issue-at';

/** DOMAIN b.1, 10 and 11: requires a count of every line, a kind for each difference, and a photograph of damage. */
export const solicitudRecibir: GuardsOf<'solicitud'>['recibir'] = (document) => {
  const lines = linesOf(document);
  const isProven = lines.some(({ diferenciaTipo }) => needsPhotograph(diferenciaTipo));
  return [
    ...issueAt(isProven && !isFilled(document.evidenciaDanoId), 'evidenciaDanoId', 'FOTO_DANO'),
    ...lines.flatMap(({ cantidadSurtida, cantidadRecibida, diferenciaTipo }, index) => [
      ...issueAt(typeof cantidadRecibida !== 'number', `lineas.${index}.cantidadRecibida`, 'REQUERIDO'),
      ...issueAt(
        typeof cantidadRecibida === 'number' &&
          cantidadRecibida !== (cantidadSurtida ?? 0) &&
          !isFilled(diferenciaTipo),
        `lineas.${index}.diferenciaTipo`,
        'DIFERENCIA_SIN_TIPO',
      ),
    ]),
  ];
};
