import { readingIssues } from '../../../domain/red-fria/reading';
import { invalid } from '../../db/problem';
import type { WriteGuard } from '../write-context';

/** A reading is recent, and one out of range states the action taken. The band is the current one of the equipment. */
export const temperaturaGuard: WriteGuard = {
  beforeCreate: (_tx, record) => {
    const issues = readingIssues(record, new Date());
    return issues.length > 0 ? Promise.reject(invalid(issues)) : Promise.resolve();
  },
};
