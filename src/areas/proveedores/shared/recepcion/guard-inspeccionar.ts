import type { Guards } from '#generated/shared/lifecycle-functions.gen';
import { deliveryIssues } from './delivery-issues';

/** There is something to inspect, it has arrived, and it is known what each piece costs. */
export const recepcionInspeccionar: Guards['recepcionInspeccionar'] = (document, _input, { today }) =>
  deliveryIssues(document, today);
