/**
 * `npm run new -- entity <area>/<name>`, `field <entity> <name> <kind>`, `endpoint <area>/<name>`, `report <name>`: writes a commented
 * starter file that compiles unchanged. Never overwrites an existing file.
 */
import { commandLine } from './codegen/command-line';
import { OPTIONS, USAGE } from './new/options';
import { writeNew } from './new/write-new';

const { positionals, values } = commandLine(USAGE, OPTIONS, true);
process.exitCode = writeNew(positionals, values, console);
