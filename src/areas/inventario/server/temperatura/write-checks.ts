import { readingIssues } from '#areas/inventario/shared/red-fria/reading';
import { invalid } from '#platform/server/db/problem';
import type { WriteChecks } from '#platform/server/entity/hooks';

/** Requires a reading to be recent, and to state the action taken when out of range. The band is the current one of the equipment. */
export const temperaturaChecks: WriteChecks = {
  beforeCreate: (_tx, record) => {
    const issues = readingIssues(record, new Date());
    return issues.length > 0 ? Promise.reject(invalid(issues)) : Promise.resolve();
  },
};
