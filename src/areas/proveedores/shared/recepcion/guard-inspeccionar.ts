import type { GuardsOf } from '#platform/shared/entity-types';
import { deliveryIssues } from './delivery-issues';

/** There is something to inspect, it has arrived, and it is known what each piece costs. */
export const recepcionInspeccionar: GuardsOf<'recepcion'>['inspeccionar'] = (document, _input, { today }) =>
  deliveryIssues(document, today);
