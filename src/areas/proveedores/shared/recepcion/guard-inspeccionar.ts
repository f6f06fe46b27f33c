import type { GuardsOf } from '#platform/shared/entity-types';
import { deliveryIssues } from './delivery-issues';

/** Requires lines, a date of arrival that is not in the future, and a cost for each piece. */
export const recepcionInspeccionar: GuardsOf<'recepcion'>['inspeccionar'] = (document, _input, { today }) =>
  deliveryIssues(document, today);
