import { parseArgs } from 'node:util';
import { generate } from '../../../scripts/codegen/generate';
import { OPTIONS } from '../../../scripts/codegen/main-options';
import { answerRuns } from '../kept-process';

/**
 * Runs `npm run generate` in a persistent process that caches compiled schemas. A second change of tables in one folder would plan the
 * first change again, because loaded modules are not reloaded.
 */
answerRuns((args) => generate(parseArgs({ args, options: OPTIONS }).values, console));
