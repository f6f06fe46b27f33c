import { groupBy } from '../../codegen/group-by';
import { tableKey, type Renames, type Schema } from './snapshot';

/** A `renamedFrom` that contradicts the tables. */
export class BadRename extends Error {
  constructor(problems: readonly string[]) {
    super(`Hay un \`renamedFrom\` que no se puede seguir:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'BadRename';
    this.stack = this.message;
  }
}

/**
 * Returns the renames for the next migration: those of the schemas that no migration contains. A former name stays in its schema
 * permanently, so a rename is done when its old name is gone and its new one exists.
 *
 * @param applied renames that the migrations already contain; undefined when unrecorded
 * @throws BadRename when the old name still exists beside the new one, or never existed.
 */
export function newRenames(previous: Schema, current: Schema, renames: Renames, applied: Renames | undefined): Renames {
  const problems: string[] = [];
  const done = new Set((applied?.tables ?? []).map(({ from, to }) => `${from} ${to}`));
  refuseRepeated(
    renames.tables.filter(({ from, to }) => done.has(`${from} ${to}`)),
    names(previous),
    names(current),
    'la tabla',
    problems,
  );
  const tables = choose(
    renames.tables.filter(({ from, to }) => !done.has(`${from} ${to}`)),
    names(previous),
    names(current),
    'la tabla',
    applied !== undefined,
    problems,
  );
  const former = new Map(tables.map(({ from, to }) => [to, from]));
  const doneColumns = new Set((applied?.columns ?? []).map(({ table, from, to }) => `${table} ${from} ${to}`));
  const columns = [...groupBy(renames.columns, ({ table }) => table)].flatMap(([table, pairs]) => {
    const before = previous.tables[tableKey(former.get(table) ?? table)];
    const after = current.tables[tableKey(table)];
    if (!before || !after) return [];
    const all = pairs
      // An embedded record is renamed by its field, but its column is the field's key.
      .map((pair) =>
        after.columns[pair.to] === undefined && after.columns[`${pair.to}_id`]
          ? { ...pair, from: `${pair.from}_id`, to: `${pair.to}_id` }
          : pair,
      );
    const isDone = ({ from, to }: { from: string; to: string }) =>
      doneColumns.has(`${former.get(table) ?? table} ${from} ${to}`) || doneColumns.has(`${table} ${from} ${to}`);
    const [had, have] = [new Set(Object.keys(before.columns)), new Set(Object.keys(after.columns))];
    refuseRepeated(all.filter(isDone), had, have, `la columna ${table}.`, problems);
    return choose(
      all.filter((pair) => !isDone(pair)),
      had,
      have,
      `la columna ${table}.`,
      applied !== undefined,
      problems,
    );
  });
  if (problems.length > 0) throw new BadRename(problems);
  return { tables, columns };
}

const names = (schema: Schema): Set<string> => new Set(Object.values(schema.tables).map(({ name }) => name));

const told = (what: string, name: string): string => `${what}${what.endsWith('.') ? '' : ' '}${name}`;

/**
 * Refuses to repeat a rename of an earlier migration when its old name would be dropped again: whether its values should be lost is
 * ambiguous.
 */
function refuseRepeated(
  pairs: readonly { readonly from: string; readonly to: string }[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  what: string,
  problems: string[],
): void {
  for (const { from, to } of pairs) {
    if (!before.has(from) || after.has(from)) continue;
    problems.push(
      `${told(what, to)} dice que antes se llamaba «${from}»; eso ya lo hizo una migración anterior, y ahora desaparece otra «${from}». Quite ese \`renamedFrom\`; si el cambio de nombre es nuevo, ejecute npm run generate antes de volver a escribirlo.`,
    );
  }
}

function choose<Pair extends { readonly from: string; readonly to: string }>(
  pairs: readonly Pair[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  what: string,
  isWritten: boolean,
  problems: string[],
): Pair[] {
  const leaving = new Set(pairs.filter(({ from }) => before.has(from)).map(({ from }) => from));
  const filled = new Set(pairs.filter(({ from }) => before.has(from)).map(({ to }) => to));
  return pairs.filter(({ from, to }) => {
    if (!before.has(from)) {
      if (before.has(to) || before.size === 0) return false;
      const gone = [...before].filter((name) => !after.has(name) && !leaving.has(name));
      problems.push(
        `${told(what, to)} dice que antes se llamaba «${from}», pero no había nada con ese nombre.${gone.length > 0 ? ` Desaparecen: ${gone.join(', ')}.` : ''}`,
      );
      return false;
    }
    if (after.has(from) && !filled.has(from)) {
      // The old name is in use again for something else, so the rename was made earlier.
      if (before.has(to) && !isWritten) return false;
      problems.push(
        `${told(what, to)} dice que antes se llamaba «${from}», pero «${from}» sigue existiendo. Quite \`renamedFrom\`, o dé otro nombre a la que sigue.`,
      );
      return false;
    }
    if (before.has(to) && !leaving.has(to)) {
      problems.push(
        `${told(what, to)} dice que antes se llamaba «${from}», pero ya existía con datos propios, que se perderían. Diga con \`renamedFrom\` adónde van.`,
      );
      return false;
    }
    if (before.has(to) && !isWritten) {
      problems.push(
        `${told(what, to)} y «${from}» intercambian o recorren sus nombres, y snapshot.json no dice si eso ya se hizo. Agregue "renames": { "tables": [], "columns": [] } a snapshot.json si aún no.`,
      );
      return false;
    }
    return true;
  });
}
