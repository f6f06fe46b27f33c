/** Effect of a migration's statement, in the detail needed for planning, describing and checking it. */
export type Statement =
  | { readonly kind: 'create-table' | 'drop-table'; readonly table: string }
  | { readonly kind: 'rename-table'; readonly table: string; readonly to: string }
  | {
      readonly kind: 'rename-column' | 'rename-constraint';
      readonly table: string;
      readonly name: string;
      readonly to: string;
    }
  | { readonly kind: 'add-column'; readonly table: string; readonly column: string; readonly rest: string }
  | {
      readonly kind: 'drop-column' | 'set-not-null' | 'drop-not-null' | 'set-default' | 'drop-default';
      readonly table: string;
      readonly column: string;
    }
  | {
      readonly kind: 'set-type';
      readonly table: string;
      readonly column: string;
      readonly type: string;
      readonly using: string | null;
    }
  | {
      readonly kind: 'add-check';
      readonly table: string;
      readonly name: string;
      readonly expression: string;
      readonly valid: boolean;
    }
  | {
      readonly kind: 'add-foreign-key';
      readonly table: string;
      readonly name: string;
      readonly columns: readonly string[];
      readonly target: string;
      readonly targetColumns: readonly string[];
      readonly valid: boolean;
    }
  | {
      readonly kind: 'drop-constraint' | 'validate-constraint' | 'add-key';
      readonly table: string;
      readonly name: string;
    }
  | {
      readonly kind: 'create-index';
      readonly table: string;
      readonly name: string;
      readonly unique: boolean;
      readonly concurrently: boolean;
      readonly parts: string;
      readonly where: string | null;
    }
  | { readonly kind: 'drop-index'; readonly name: string; readonly concurrently: boolean }
  | { readonly kind: 'rename-index' | 'rename-sequence'; readonly name: string; readonly to: string }
  | { readonly kind: 'write'; readonly table: string; readonly verb: 'insert' | 'update' | 'delete' | 'truncate' }
  | { readonly kind: 'create-function' | 'drop-function' | 'create-view' | 'drop-view'; readonly name: string }
  | {
      readonly kind: 'create-trigger' | 'drop-trigger' | 'enable-trigger';
      readonly table: string;
      readonly name: string;
    }
  | { readonly kind: 'other' };

/** Parses one statement in the forms that the planner writes; any other handwritten one is `other`. */
export function parseStatement(statement: string): Statement {
  const text = statement
    .split('\n')
    .filter((line) => !/^\s*--/.test(line))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '');
  const renamed =
    /^DO \$\$ BEGIN (ALTER TABLE "[^"]+" RENAME CONSTRAINT "[^"]+" TO "[^"]+"); EXCEPTION WHEN undefined_object THEN NULL; END \$\$$/.exec(
      text,
    );
  const [, several] =
    /^DO \$\$ DECLARE regla text; BEGIN FOR regla IN SELECT conname FROM pg_constraint WHERE conrelid = '"([^"]+)"'::regclass .* RENAME CONSTRAINT .* END LOOP; END \$\$$/.exec(
      text,
    ) ?? [];
  if (several !== undefined)
    return { kind: 'rename-constraint', table: several, name: 'requerido', to: `${several}_…_requerido` };
  return (
    table(text) ??
    view(text) ??
    index(text) ??
    trigger(text) ??
    alter(renamed?.[1] ?? text) ??
    write(text) ?? { kind: 'other' }
  );
}

const NAME = String.raw`(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)"?`;
const matcher = (pattern: string) => new RegExp(`^${pattern.replaceAll('%', NAME)}$`, 'i');

const CREATE_TABLE = matcher(String.raw`CREATE TABLE (?:IF NOT EXISTS )?% ?\(.*`);
const DROP_TABLE = matcher(String.raw`DROP TABLE (?:IF EXISTS )?%(?: CASCADE)?`);

function table(text: string): Statement | null {
  const created = CREATE_TABLE.exec(text);
  if (created) return { kind: 'create-table', table: created[1]! };
  const dropped = DROP_TABLE.exec(text);
  return dropped ? { kind: 'drop-table', table: dropped[1]! } : null;
}

const VIEW = new RegExp(`^(CREATE|DROP) VIEW (?:IF EXISTS )?${NAME}(?: AS .*)?$`, 'i');

function view(text: string): Statement | null {
  const [, verb, name] = VIEW.exec(text) ?? [];
  if (verb === undefined || name === undefined) return null;
  return { kind: verb.toUpperCase() === 'CREATE' ? 'create-view' : 'drop-view', name };
}

const CREATE_INDEX = matcher(
  String.raw`CREATE (UNIQUE )?INDEX (CONCURRENTLY )?(?:IF NOT EXISTS )?% ON % (?:USING \w+ ?)?\((.*?)\)(?: WHERE (.*))?`,
);
const DROP_INDEX = matcher(String.raw`DROP INDEX (CONCURRENTLY )?(?:IF EXISTS )?%`);
const RENAME_INDEX = matcher(String.raw`ALTER (INDEX|SEQUENCE) (?:IF EXISTS )?% RENAME TO %`);

function index(text: string): Statement | null {
  const created = CREATE_INDEX.exec(text);
  if (created) {
    const [, unique, concurrently, name, on, parts, where] = created;
    return {
      kind: 'create-index',
      table: on!,
      name: name!,
      unique: unique !== undefined,
      concurrently: concurrently !== undefined,
      parts: parts!,
      where: where ?? null,
    };
  }
  const dropped = DROP_INDEX.exec(text);
  if (dropped) return { kind: 'drop-index', name: dropped[2]!, concurrently: dropped[1] !== undefined };
  const renamed = RENAME_INDEX.exec(text);
  return renamed
    ? {
        kind: renamed[1]!.toUpperCase() === 'INDEX' ? 'rename-index' : 'rename-sequence',
        name: renamed[2]!,
        to: renamed[3]!,
      }
    : null;
}

const FUNCTION = new RegExp(`^(CREATE|DROP) (?:OR REPLACE )?FUNCTION (?:IF EXISTS )?${NAME} ?\\(`, 'i');
const CREATE_TRIGGER = matcher('CREATE (?:OR REPLACE )?(?:CONSTRAINT )?TRIGGER % .*? ON % .*');
const DROP_TRIGGER = matcher('DROP TRIGGER (?:IF EXISTS )?% ON %(?: CASCADE)?');
const ENABLE_TRIGGER = matcher('ALTER TABLE % ENABLE (?:ALWAYS )?TRIGGER %');

function trigger(text: string): Statement | null {
  const [, verb, name] = FUNCTION.exec(text) ?? [];
  if (verb !== undefined && name !== undefined)
    return { kind: verb.toUpperCase() === 'CREATE' ? 'create-function' : 'drop-function', name };
  const created = CREATE_TRIGGER.exec(text);
  if (created) return { kind: 'create-trigger', table: created[2]!, name: created[1]! };
  const dropped = DROP_TRIGGER.exec(text);
  if (dropped) return { kind: 'drop-trigger', table: dropped[2]!, name: dropped[1]! };
  const enabled = ENABLE_TRIGGER.exec(text);
  return enabled ? { kind: 'enable-trigger', table: enabled[1]!, name: enabled[2]! } : null;
}

const ALTER = matcher(String.raw`ALTER TABLE (?:IF EXISTS )?(?:ONLY )?% (.*)`);
const ACTIONS: readonly (readonly [RegExp, (table: string, found: RegExpExecArray) => Statement])[] = [
  [matcher('RENAME TO %'), (on, [, to]) => ({ kind: 'rename-table', table: on, to: to! })],
  [
    matcher('RENAME (COLUMN|CONSTRAINT) % TO %'),
    (on, [, what, name, to]) => ({
      kind: what!.toUpperCase() === 'COLUMN' ? 'rename-column' : 'rename-constraint',
      table: on,
      name: name!,
      to: to!,
    }),
  ],
  [
    matcher(String.raw`ADD CONSTRAINT % CHECK \((.*)\)( NOT VALID)?`),
    (on, [, name, expression, waits]) => ({
      kind: 'add-check',
      table: on,
      name: name!,
      expression: expression!,
      valid: waits === undefined,
    }),
  ],
  [
    matcher(String.raw`ADD CONSTRAINT % FOREIGN KEY ?\(([^)]*)\) REFERENCES % ?\(([^)]*)\)(.*?)( NOT VALID)?`),
    (on, [, name, columns, target, targetColumns, , waits]) => ({
      kind: 'add-foreign-key',
      table: on,
      name: name!,
      columns: names(columns!),
      target: target!,
      targetColumns: names(targetColumns!),
      valid: waits === undefined,
    }),
  ],
  [
    matcher('ADD CONSTRAINT % (?:PRIMARY KEY|UNIQUE).*'),
    (on, [, name]) => ({ kind: 'add-key', table: on, name: name! }),
  ],
  [
    matcher('(DROP|VALIDATE) CONSTRAINT (?:IF EXISTS )?%(?: CASCADE)?'),
    (on, [, verb, name]) => ({
      kind: verb!.toUpperCase() === 'DROP' ? 'drop-constraint' : 'validate-constraint',
      table: on,
      name: name!,
    }),
  ],
  [
    matcher('ADD (?:COLUMN )?(?:IF NOT EXISTS )?% (.*)'),
    (on, [, column, rest]) => ({ kind: 'add-column', table: on, column: column!, rest: rest! }),
  ],
  [
    matcher('DROP (?:COLUMN )?(?:IF EXISTS )?%(?: CASCADE)?'),
    (on, [, column]) => ({ kind: 'drop-column', table: on, column: column! }),
  ],
  [
    matcher('ALTER (?:COLUMN )?% (SET|DROP) NOT NULL'),
    (on, [, column, verb]) => ({
      kind: verb!.toUpperCase() === 'SET' ? 'set-not-null' : 'drop-not-null',
      table: on,
      column: column!,
    }),
  ],
  [
    matcher('ALTER (?:COLUMN )?% (SET|DROP) DEFAULT.*'),
    (on, [, column, verb]) => ({
      kind: verb!.toUpperCase() === 'SET' ? 'set-default' : 'drop-default',
      table: on,
      column: column!,
    }),
  ],
  [
    matcher('ALTER (?:COLUMN )?% (?:SET DATA )?TYPE (.*?)(?: USING (.*))?'),
    (on, [, column, type, using]) => ({
      kind: 'set-type',
      table: on,
      column: column!,
      type: type!,
      using: using ?? null,
    }),
  ],
];

function alter(text: string): Statement | null {
  const [, on, action] = ALTER.exec(text) ?? [];
  if (on === undefined || action === undefined) return null;
  for (const [pattern, read] of ACTIONS) {
    const found = pattern.exec(action);
    if (found) return read(on, found);
  }
  return null;
}

const WRITE = new RegExp(`^(INSERT INTO|UPDATE|DELETE FROM|TRUNCATE(?: TABLE)?) (?:ONLY )?${NAME}\\b`, 'i');

function write(text: string): Statement | null {
  const [, verb, on] = WRITE.exec(text) ?? [];
  return verb === undefined || on === undefined
    ? null
    : { kind: 'write', table: on, verb: verb.split(' ')[0]!.toLowerCase() as 'insert' };
}

const names = (list: string): string[] => list.split(',').map((name) => name.trim().replaceAll('"', ''));
