import { parseArgs } from 'node:util';
import { migrateProject, OPTIONS } from '../../../scripts/db/migrate/migrate-project';
import { answerRuns } from '../kept-process';

/** `npm run migrate` in a process that is kept. */
answerRuns((args) => migrateProject(parseArgs({ args, options: OPTIONS }).values));
