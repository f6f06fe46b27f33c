import { readingIssues } from '../../../domain/red-fria/reading';
import { invalid } from '../../db/problem';
import type { WriteGuard } from '../write-context';

/** A reading is of these days, and whoever writes one that is out of range says what was done. The band is that of the equipment now. */
export const temperaturaGuard: WriteGuard = {
  beforeCreate: (_tx, record) => {
    const issues = readingIssues(record, new Date());
    return issues.length > 0 ? Promise.reject(invalid(issues)) : Promise.resolve();
  },
};
