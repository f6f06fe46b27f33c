import { parseArgs } from 'node:util';
import { generate } from '../../../scripts/codegen/generate';
import { OPTIONS } from '../../../scripts/codegen/main-options';
import { answerRuns } from '../kept-process';

/**
 * `npm run generate` in a process that is kept, which remembers what it has compiled. Of tables that change twice in one folder it would plan the first
 * change again: modules that were loaded are not loaded anew.
 */
answerRuns((args) => generate(parseArgs({ args, options: OPTIONS }).values, console));
