import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pgErrorOf } from './pg-error';

/** An error as a log may keep it. */
export interface Loggable {
  readonly type: string;
  readonly message: string;
  /** Places in the code; without the message that begins a stack. */
  readonly stack: string;
  readonly code?: string;
  /** Object of PostgreSQL's refusal, by the names of the schema. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly cause?: Loggable;
}

const MOST_CAUSES = 5;
const MOST_CHARACTERS = 500;

/**
 * An error without the values that it was about: drivers write the parameters of a statement and the row that was refused into their errors, parsers
 * what they could not read, mail servers whom they refused. Those are names, birth dates and diagnoses of people; what is left says where and why.
 */
export function loggable(error: unknown, depth = 0): Loggable {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(wordsOf(error)), stack: '' };
  const { code } = error as Error & { code?: unknown };
  const refusal = pgErrorOf(Object.assign(new Error(), error));
  const { table, column, constraint } = refusal ?? {};
  return {
    type: error.name,
    message:
      error instanceof DrizzleQueryError
        ? `Failed query: ${withoutValues(error.query, /'(?:[^']|'')*'/g)}`
        : refusal
          ? `PostgreSQL refused with ${refusal.code}`
          : withoutValues(error.message),
    stack: framesOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...(table === undefined ? {} : { table }),
    ...(column === undefined ? {} : { column }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(error.cause !== undefined && depth < MOST_CAUSES ? { cause: loggable(error.cause, depth + 1) } : {}),
  };
}

/** A thrown value that is no error: text, or an object with a name, a code and a message, as the file system of the embedded database has it. */
function wordsOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const words = Object.entries(thrown)
    .filter(([name]) => ['name', 'code', 'errno', 'message'].includes(name))
    .map(([name, value]) => `${name} ${String(value)}`);
  return words.length === 0 ? 'an object without a message' : words.join(', ');
}

/** Quotations, addresses and long numbers. */
const VALUES = /"[^"]*"|'[^']*'|«[^»]*»|“[^”]*”|`[^`]*`|<[^>]*>|\S+@\S+|\d{4,}|\d+-\d+-\d+/g;

function withoutValues(text: string, values: RegExp = VALUES): string {
  return text.replaceAll(values, '…').slice(0, MOST_CHARACTERS);
}

/** Lines of a stack that are places in the code. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at \S/.test(line) && /:\d+:\d+\)?$/.test(line))
    .slice(0, 20)
    .join('\n');
}
