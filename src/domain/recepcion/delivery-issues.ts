import type { Recepcion } from '../../../generated/shared/types.gen';
import type { Issue } from '../../shared/issue';
import { issueAt } from '../guards/issue-at';

/** What is wrong with a delivery as it was entered; it can still be changed while it is inspected, so both steps ask. */
export function deliveryIssues({ fecha, lineas }: Recepcion, today: string): readonly Issue[] {
  const lines = lineas ?? [];
  return [
    ...issueAt(lines.length === 0, 'lineas', 'SIN_LINEAS'),
    ...issueAt(fecha > today, 'fecha', 'FECHA_FUTURA'),
    ...lines.flatMap(({ costoUnitario }, index) =>
      issueAt(typeof costoUnitario !== 'number', `lineas.${index}.costoUnitario`, 'REQUERIDO'),
    ),
  ];
}
