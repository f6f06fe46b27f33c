import { readingIssues } from '#areas/inventario/shared/red-fria/reading';
import { invalid } from '#platform/server/db/problem';
import type { WriteChecks } from '#platform/server/entity/hooks';

/** A reading is recent, and one out of range states the action taken. The band is the current one of the equipment. */
export const temperaturaChecks: WriteChecks = {
  beforeCreate: (_tx, record) => {
    const issues = readingIssues(record, new Date());
    return issues.length > 0 ? Promise.reject(invalid(issues)) : Promise.resolve();
  },
};
