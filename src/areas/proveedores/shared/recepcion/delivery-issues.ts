import type { Recepcion } from '#generated/shared/types.gen';
import type { Issue } from '#platform/shared/validation/issue';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Returns the faults of an entered delivery; it can still change during inspection, so both steps check it. */
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
