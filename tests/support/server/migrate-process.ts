import { parseArgs } from 'node:util';
import { migrateProject, OPTIONS } from '../../../scripts/db/migrate/migrate-project';
import { answerRuns } from '../kept-process';

/** Runs `npm run migrate` in a persistent process. */
answerRuns((args) => migrateProject(parseArgs({ args, options: OPTIONS }).values));
