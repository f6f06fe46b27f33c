/** Conversion of a column's values to another type. */
export interface Conversion {
  readonly using: string;
  /** Conversion that accepts losses: rounds when possible, and sets unconvertible values to null. */
  readonly forced: string;
  /** Condition on values that would not be preserved; null when all are. */
  readonly breaks: string | null;
}

/**
 * Returns the conversion of a column to another type that preserves its values, or null when the types are incompatible. Null stays null.
 * Preservation is strict: `007` as a number would lose its zeros, 2.5 as an integer its half.
 *
 * @param before as PostgreSQL or drizzle write it: `numeric(9, 2)`, `timestamp (3) with time zone`.
 */
export function conversion(before: string, after: string, column: string): Conversion | null {
  const [from, to] = [plainType(before), plainType(after)];
  const name = `"${column}"`;
  const using = `${name}::${to}`;
  const exact = { using, forced: using, breaks: null };
  if (from === to) return exact;
  if (to === 'text') return from === 'jsonb' ? null : exact;
  if (from === 'text') {
    const breaks = unreadable(to, name);
    return breaks === null ? null : { using, forced: `CASE WHEN ${breaks} THEN NULL ELSE ${using} END`, breaks };
  }
  if (from === 'date' && to.startsWith('timestamp')) return exact;
  if (from.startsWith('timestamp') && to === 'date')
    return {
      using,
      forced: `CASE WHEN true THEN ${using} END`,
      breaks: `(${name}::date)::timestamptz is distinct from ${name}`,
    };
  if (!isNumber(from) || !isNumber(to)) return null;
  const breaks = inexact(from, to, name);
  return breaks === null
    ? exact
    : { using, forced: `CASE WHEN abs(${name}::numeric) < ${limit(to)} THEN ${using} END`, breaks };
}

/** Normalises a type to PostgreSQL's spelling: `timestamp(3) with time zone`, `numeric(9,2)`. */
export function plainType(type: string): string {
  return type
    .toLowerCase()
    .replace(/\s*\(\s*/g, '(')
    .replace(/\s*,\s*/g, ',')
    .replace(/\s*\)/g, ')')
    .trim();
}

const isNumber = (type: string): boolean => /^(bigint|integer|smallint|double precision|numeric)/.test(type);

const DATE = String.raw`\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2\d))`;
const TIME = String.raw`[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]\d{2}(:?\d{2})?)`;

/**
 * Returns the condition on texts that are not a value of the type in its usual spelling. It uses regular expressions, because
 * `pg_input_is_valid` requires PostgreSQL 16.
 */
function unreadable(to: string, name: string): string | null {
  if (to === 'boolean') return `${name} not in ('true', 'false')`;
  if (to === 'bigint') return `${name} !~ '^(0|-?[1-9]\\d{0,14})$'`;
  if (to === 'double precision')
    return `${name} !~ '^-?(0|[1-9]\\d{0,14})(\\.\\d+)?$' or length(translate(${name}, '-.', '')) > 15`;
  if (to.startsWith('numeric')) {
    const { digits, decimals } = digitsOf(to);
    const whole = digits > decimals ? `(0|[1-9]\\d{0,${digits - decimals - 1}})` : '0';
    return `${name} !~ '^-?${whole}${decimals > 0 ? `(\\.\\d{1,${decimals}})?` : ''}$'`;
  }
  if (to === 'date') return `${name} !~ '^${DATE}$' or ${noSuchLeapDay(name)}`;
  if (to.startsWith('timestamp')) return `${name} !~ '^${DATE}${TIME}$' or ${noSuchLeapDay(name)}`;
  return null;
}

/** Returns the condition on 29 February of a non-leap year. */
function noSuchLeapDay(name: string): string {
  const year = `substr(${name}, 1, 4)::int`;
  return `case when ${name} ~ '^\\d{4}-02-29' then ${year} % 4 <> 0 or (${year} % 100 = 0 and ${year} % 400 <> 0) else false end`;
}

function inexact(from: string, to: string, name: string): string | null {
  const exact = `${name}::numeric`;
  if (to === 'double precision')
    return from === 'numeric' || from.startsWith('numeric(')
      ? `${name}::double precision::numeric is distinct from ${name}`
      : `abs(${name}) > 9007199254740991`;
  if (to === 'bigint')
    return from === 'integer' || from === 'smallint'
      ? null
      : `${exact} is distinct from trunc(${exact}) or abs(${exact}) > 9007199254740991`;
  if (to === 'integer') return `${exact} is distinct from trunc(${exact}) or abs(${exact}) > 2147483647`;
  if (!to.startsWith('numeric(')) return null;
  const [before, after] = [from === 'bigint' ? { digits: 19, decimals: 0 } : digitsOf(from), digitsOf(to)];
  const isWider =
    from !== 'double precision' &&
    after.decimals >= before.decimals &&
    after.digits - after.decimals >= before.digits - before.decimals;
  return isWider
    ? null
    : `${exact} is distinct from round(${exact}, ${after.decimals}) or abs(${exact}) >= 1e${after.digits - after.decimals}`;
}

/** Returns the number that exceeds all values of the type. */
function limit(to: string): string {
  if (to === 'bigint') return '9007199254740992';
  if (to === 'integer') return '2147483647';
  const { digits, decimals } = digitsOf(to);
  return to === 'double precision' ? '1e300' : `1e${digits - decimals}`;
}

/** `numeric(9,6)` → 9 digits, 6 of them decimals; a plain `numeric` has no limit. */
function digitsOf(type: string): { readonly digits: number; readonly decimals: number } {
  const [, digits, decimals = '0'] = /\((\d+)(?:,(\d+))?\)/.exec(type) ?? [];
  return digits === undefined
    ? { digits: 1000, decimals: 500 }
    : { digits: Number(digits), decimals: Number(decimals) };
}
