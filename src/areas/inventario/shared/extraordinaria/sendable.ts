import type { Issue } from '#platform/shared/validation/issue';
import { issueAt } from '#platform/shared/rules/issue-at';
import { LEAST_REMARKS } from './limits';

/** Fields that extraordinary exits and entries share when sent. */
interface Sendable {
  readonly fechaDocumento: string;
  readonly observaciones: string | null;
  readonly lineas?: readonly unknown[] | null;
}

/** DOMAIN b.4, 2: requires lines, remarks of a minimum length, and a date that is not in the future. */
export function sendable({ fechaDocumento, observaciones, lineas }: Sendable, today: string): readonly Issue[] {
  return [
    ...issueAt((lineas ?? []).length === 0, 'lineas', 'SIN_LINEAS'),
    ...issueAt((observaciones ?? '').length < LEAST_REMARKS, 'observaciones', 'LONGITUD_MINIMA', {
      limite: LEAST_REMARKS,
    }),
    ...issueAt(fechaDocumento > today, 'fechaDocumento', 'FECHA_FUTURA'),
  ];
}
