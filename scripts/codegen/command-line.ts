import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearest } from './nearest';

type Options = NonNullable<ParseArgsConfig['options']>;
type Asked<O extends Options, P extends boolean> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: P }>>;

/**
 * Parses the arguments of a script. `--help` prints `usage` and exits with 0. An unknown option or a missing value prints one line and
 * exits with 2, before anything starts.
 */
export function commandLine<const O extends Options, const P extends boolean = false>(
  usage: string,
  options: O,
  allowPositionals?: P,
): Asked<O, P> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options, allowPositionals: allowPositionals ?? false }) as Asked<O, P>;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${sentence(error.message, Object.keys(options))} --help tells what there is.`);
    process.exit(2);
  }
}

/** Formats a parse error of Node: its first sentence, and the nearest known option. */
function sentence(message: string, known: readonly string[]): string {
  const [first = message] = message.split(/\. |\n/);
  const asked = /^Unknown option '--?([^']+)'/.exec(first)?.[1];
  const meant = asked === undefined ? null : nearest(asked, known);
  return `${first.replace(/\.$/, '')}.${meant === null ? '' : ` Did you mean --${meant}?`}`;
}
