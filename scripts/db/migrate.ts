/**
 * `npm run migrate`: applies pending migrations to DATABASE_URL, or to the embedded database in DATA_DIR.
 * `-- --status` prints the state of the database, `-- --plan` the pending steps; both change nothing.
 * `-- --validate` validates rules on rows that are older than the rule, `-- --rebase` repairs migrations of two branches.
 * Exit codes: 0 success, 1 refused or failed, 2 something is pending, 3 files and database contradict each other.
 */
import { commandLine } from '../codegen/command-line';
import { migrateProject, OPTIONS } from './migrate/migrate-project';

const USAGE = `npm run migrate -- [--status | --plan | --apply | --validate | --rebase]

  Applies pending migrations to DATABASE_URL, or to the embedded database in DATA_DIR (.data).

  --status    tells how the database stands, and changes nothing
  --plan      tells what would be done, and changes nothing
  --validate  closes the rules that earlier rows did not have to follow
  --rebase    mends migrations of two branches

  Exit codes: 0 all is well, 1 refused or failed, 2 something is pending, or there is no such option, 3 files and database contradict each other`;

process.exitCode = await migrateProject(commandLine(USAGE, OPTIONS).values);
