import { ENTITIES } from '#generated/app/entities.gen';
import { EXPORTERS, HANDLERS, REPORT_HANDLERS, REVIEWS } from '#generated/app/handlers.gen';
import { rules } from '#app/shared/rules';
import { registerProduct } from '#platform/server/entity/registry';

registerProduct({
  entities: ENTITIES,
  rules,
  operations: { ...HANDLERS },
  exporters: { ...EXPORTERS },
  reports: { ...REPORT_HANDLERS },
  reviews: REVIEWS,
});
