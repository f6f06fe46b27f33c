import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pgErrorOf } from './pg-error';

/** An error reduced to what a log may contain. */
export interface Loggable {
  readonly type: string;
  readonly message: string;
  /** Stack frames, without the message at its beginning. */
  readonly stack: string;
  readonly code?: string;
  /** Object of PostgreSQL's error, by the names of the schema. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly cause?: Loggable;
}

const MAX_CAUSES = 5;
const MAX_CHARACTERS = 500;

/**
 * Removes the values from an error. Drivers include the parameters of a statement and the refused row, parsers the unreadable text, mail
 * servers the refused address. These are names, birth dates and diagnoses of people. Place and cause of the error remain.
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
    ...(error.cause !== undefined && depth < MAX_CAUSES ? { cause: loggable(error.cause, depth + 1) } : {}),
  };
}

/**
 * Returns the text of a thrown value that is no error: text, or an object with name, code and message, as the file system of the embedded
 * database throws.
 */
function wordsOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const words = Object.entries(thrown)
    .filter(([name]) => ['name', 'code', 'errno', 'message'].includes(name))
    .map(([name, value]) => `${name} ${String(value)}`);
  return words.length === 0 ? 'an object without a message' : words.join(', ');
}

/** Matches quotations, addresses and long numbers. */
const VALUES = /"[^"]*"|'[^']*'|«[^»]*»|“[^”]*”|`[^`]*`|<[^>]*>|\S+@\S+|\d{4,}|\d+-\d+-\d+/g;

function withoutValues(text: string, values: RegExp = VALUES): string {
  return text.replaceAll(values, '…').slice(0, MAX_CHARACTERS);
}

/** Returns the lines of a stack that are code locations. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at \S/.test(line) && /:\d+:\d+\)?$/.test(line))
    .slice(0, 20)
    .join('\n');
}
