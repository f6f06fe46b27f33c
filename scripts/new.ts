/**
 * `npm run new -- entity <area>/<name>`, `field <entity> <name> <kind>`, `endpoint <area>/<name>`, `report <name>`: writes a
 * commented file to begin with, which compiles as it stands. Nothing that exists is written over.
 */
import { commandLine } from './codegen/command-line';
import { OPTIONS, USAGE } from './new/options';
import { writeNew } from './new/write-new';

const { positionals, values } = commandLine(USAGE, OPTIONS, true);
process.exitCode = writeNew(positionals, values, console);
