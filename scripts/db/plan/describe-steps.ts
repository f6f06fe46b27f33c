import { parseStatement, type Statement } from '#platform/server/db/evolve/parse-statement';
import { statementsOf } from '#platform/server/db/migration-files';

/** Statement of a migration, described for the operator who decides when to apply it. */
export interface Step {
  readonly statement: string;
  /** Description, in Spanish. */
  readonly what: string;
  /** Table that it reads or changes; null without one. */
  readonly table: string | null;
  /** Lock that it takes on the table, in PostgreSQL's terms; empty when no other session can be waiting for the table. */
  readonly lock: '' | 'ROW EXCLUSIVE' | 'SHARE UPDATE EXCLUSIVE' | 'SHARE' | 'SHARE ROW EXCLUSIVE' | 'ACCESS EXCLUSIVE';
  /** Effect on the rows while it holds the lock: reads all of them (`scan`) or rewrites all of them (`rewrite`). */
  readonly effect: 'none' | 'scan' | 'rewrite';
  /** True when stored values are lost. */
  readonly loses: boolean;
}

type Told = Omit<Step, 'statement' | 'table'>;

/**
 * Describes each statement of a migration, in order: its action, lock, cost and data loss. The function is pure and has no database, so a
 * table counts as filled unless these statements create it.
 */
export function describeSteps(statements: readonly string[]): readonly Step[] {
  const parsed = statements.map(parseStatement);
  const made = new Set<string>();
  return statements.map((statement, at) => {
    const step = parsed[at]!;
    if (step.kind === 'create-table') made.add(step.table);
    if (step.kind === 'rename-table' && made.delete(step.table)) made.add(step.to);
    const table = 'table' in step ? step.table : null;
    const told = tell(step, parsed.slice(at + 1));
    return {
      statement,
      table,
      ...told,
      ...(table !== null && made.has(table) ? { lock: '' as const, effect: 'none' as const } : {}),
    };
  });
}

const brief = (what: string, loses = false): Told => ({ what, lock: 'ACCESS EXCLUSIVE', effect: 'none', loses });

/** Like `describeSteps`, for the text of a migration file. */
export const describeMigration = (sql: string): readonly Step[] => describeSteps(statementsOf({ sql }));

function tell(step: Statement, later: readonly Statement[]): Told {
  switch (step.kind) {
    case 'create-table':
      return { what: `crea la tabla ${step.table}`, lock: '', effect: 'none', loses: false };
    case 'drop-table':
      return brief(`borra la tabla ${step.table} con sus datos`, true);
    case 'rename-table':
      return brief(`la tabla ${step.table} pasa a llamarse ${step.to}, con sus datos`);
    case 'rename-column':
      return brief(`la columna ${step.table}.${step.name} pasa a llamarse ${step.to}, con sus datos`);
    case 'rename-constraint':
      return brief(`la regla ${step.name} pasa a llamarse ${step.to}`);
    case 'rename-index':
      return {
        what: `el índice ${step.name} pasa a llamarse ${step.to}`,
        lock: 'SHARE UPDATE EXCLUSIVE',
        effect: 'none',
        loses: false,
      };
    case 'rename-sequence':
      return { what: `la numeración ${step.name} pasa a llamarse ${step.to}`, lock: '', effect: 'none', loses: false };
    case 'add-column':
      return addColumn(step);
    case 'drop-column': {
      const again = later.some(
        (other) =>
          other.kind === 'add-column' &&
          other.table === step.table &&
          other.column === step.column &&
          isGenerated(other.rest),
      );
      return again
        ? brief(`quita la columna calculada ${step.table}.${step.column}, para hacerla de nuevo`)
        : brief(`borra la columna ${step.table}.${step.column} con sus datos`, true);
    }
    case 'set-type':
      return setType(step);
    case 'set-not-null':
      return {
        what: `exige un valor en ${step.table}.${step.column} en todas las filas`,
        lock: 'ACCESS EXCLUSIVE',
        effect: 'scan',
        loses: false,
      };
    case 'drop-not-null':
      return brief(`${step.table}.${step.column} puede quedar sin valor`);
    case 'set-default':
      return brief(`${step.table}.${step.column} tiene otro valor inicial; las filas que hay no cambian`);
    case 'drop-default':
      return brief(`${step.table}.${step.column} queda sin valor inicial`);
    case 'add-check':
      return check(step);
    case 'add-foreign-key': {
      const what = `${step.table}.${step.columns.join(', ')} apunta a ${step.target}`;
      return step.valid
        ? { what: `${what}, en todas las filas`, lock: 'SHARE ROW EXCLUSIVE', effect: 'scan', loses: false }
        : {
            what: `${what}, en lo que se escriba desde ahora`,
            lock: 'SHARE ROW EXCLUSIVE',
            effect: 'none',
            loses: false,
          };
    }
    case 'add-key':
      return {
        what: `agrega la clave ${step.name} a ${step.table}`,
        lock: 'ACCESS EXCLUSIVE',
        effect: 'scan',
        loses: false,
      };
    case 'drop-constraint':
      return brief(`quita la regla ${step.name} de ${step.table}`);
    case 'validate-constraint':
      return {
        what: `comprueba la regla ${step.name} en las filas que hay en ${step.table}; se puede leer y escribir entretanto`,
        lock: 'SHARE UPDATE EXCLUSIVE',
        effect: 'scan',
        loses: false,
      };
    case 'create-index': {
      const what = `crea el índice ${step.unique ? 'único ' : ''}${step.name} de ${step.table}`;
      return step.concurrently
        ? {
            what: `${what}; se puede leer y escribir entretanto`,
            lock: 'SHARE UPDATE EXCLUSIVE',
            effect: 'scan',
            loses: false,
          }
        : { what, lock: 'SHARE', effect: 'scan', loses: false };
    }
    case 'drop-index':
      return {
        what: `quita el índice ${step.name}`,
        lock: step.concurrently ? 'SHARE UPDATE EXCLUSIVE' : 'ACCESS EXCLUSIVE',
        effect: 'none',
        loses: false,
      };
    case 'write': {
      const verbs = {
        insert: 'agrega filas a',
        update: 'cambia filas de',
        delete: 'borra filas de',
        truncate: 'vacía',
      };
      return {
        what: `${verbs[step.verb]} ${step.table}`,
        lock: step.verb === 'truncate' ? 'ACCESS EXCLUSIVE' : 'ROW EXCLUSIVE',
        effect: step.verb === 'insert' || step.verb === 'truncate' ? 'none' : 'scan',
        loses: step.verb !== 'insert',
      };
    }
    case 'create-function':
      return { what: `escribe la función ${step.name}`, lock: '', effect: 'none', loses: false };
    case 'drop-function':
      return { what: `borra la función ${step.name}`, lock: '', effect: 'none', loses: false };
    case 'create-view':
      return { what: `escribe la vista ${step.name}`, lock: '', effect: 'none', loses: false };
    case 'drop-view':
      return { what: `borra la vista ${step.name}`, lock: 'ACCESS EXCLUSIVE', effect: 'none', loses: false };
    case 'create-trigger':
      return {
        what: `${step.table} obedece desde ahora al disparador ${step.name}`,
        lock: 'SHARE ROW EXCLUSIVE',
        effect: 'none',
        loses: false,
      };
    case 'enable-trigger':
      return {
        what: `el disparador ${step.name} de ${step.table} vale siempre`,
        lock: 'SHARE ROW EXCLUSIVE',
        effect: 'none',
        loses: false,
      };
    case 'drop-trigger':
      return brief(`quita el disparador ${step.name} de ${step.table}`);
    case 'other':
      return { what: 'instrucción escrita a mano', lock: '', effect: 'none', loses: false };
  }
}

const isGenerated = (rest: string): boolean => /\bGENERATED ALWAYS AS \(/i.test(rest);

function addColumn({ table, column, rest }: Statement & { kind: 'add-column' }): Told {
  if (isGenerated(rest))
    return {
      what: `agrega la columna calculada ${table}.${column} y la llena`,
      lock: 'ACCESS EXCLUSIVE',
      effect: 'rewrite',
      loses: false,
    };
  if (/\bGENERATED\b/i.test(rest))
    return {
      what: `agrega la columna ${table}.${column} y numera las filas`,
      lock: 'ACCESS EXCLUSIVE',
      effect: 'rewrite',
      loses: false,
    };
  const [, value] = /\bDEFAULT (.+?)(?: NOT NULL)?$/i.exec(rest) ?? [];
  return brief(
    `agrega la columna ${table}.${column}${value === undefined ? ', vacía en las filas que hay' : `, con ${value} en las filas que hay`}`,
  );
}

function setType({ table, column, type, using }: Statement & { kind: 'set-type' }): Told {
  const loses = using !== null && /^CASE /i.test(using);
  return {
    what: `${table}.${column} pasa a ser ${type}${loses ? '; lo que no se puede convertir queda vacío' : ''}`,
    lock: 'ACCESS EXCLUSIVE',
    effect: 'rewrite',
    loses,
  };
}

function check({ table, name, expression, valid }: Statement & { kind: 'add-check' }): Told {
  const [, column] = /^"(\w+)" IS NOT NULL$/i.exec(expression) ?? [];
  const what =
    column === undefined ? `${table} debe cumplir ${name}: ${expression}` : `${table}.${column} es obligatorio`;
  return valid
    ? { what: `${what}, en todas las filas`, lock: 'ACCESS EXCLUSIVE', effect: 'scan', loses: false }
    : { what: `${what}, en lo que se escriba desde ahora`, lock: 'ACCESS EXCLUSIVE', effect: 'none', loses: false };
}
