import type { Entity, Model } from '../../model';
import { entityNamed } from '../lookup';
import { storedFields } from './stored-fields';
import { identifier } from './text';
import { triggerOf, type NamedTrigger } from './trigger-code';

/**
 * Returns triggers that keep the rows of an entity equal to the records it follows. They are on the other entity's table and so cover every
 * writer. Rows are written only when something differs: an unchanged row takes no lock.
 */
export function followTriggers(entity: Entity, model: Model): NamedTrigger[] {
  const { follows, table } = entity;
  const other = entityNamed(model, follows?.entity);
  if (!follows || !other) return [];
  const columns = (of: Entity, paths: readonly string[]) =>
    paths.map((path) => `"${storedFields(of).find((field) => field.name === path)!.column}"`);
  const own: Columns = {
    by: columns(entity, follows.by),
    fields: columns(entity, follows.fields),
    start: columns(entity, follows.start),
  };
  const theirs: Columns = {
    by: columns(other, follows.by),
    fields: columns(other, follows.fields),
    start: columns(other, follows.start),
  };
  const read = [...theirs.by, ...theirs.fields, ...theirs.start, '"activo"'];
  const there = theirs.by.map((column) => `${column} is not null`);
  return [
    triggerOf({
      name: identifier('esquema', table, 'sigue', other.table),
      table: other.table,
      event: 'after insert or update or delete',
      each: 'row',
      body: `begin
  if tg_op = 'UPDATE' and ${differs(
    read.map((column) => `new.${column}`),
    read.map((column) => `old.${column}`),
    'not distinct',
  )} then
    return null;
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and ${differs(
    theirs.by.map((column) => `new.${column}`),
    theirs.by.map((column) => `old.${column}`),
  )}) then
    update "${table}" s set ${own.fields.map((column) => `${column} = null`).join(', ')},
      "version" = s."version" + 1, "modificado_por" = old."modificado_por", "fecha_modificacion" = now()
      where ${own.by.map((column, place) => `s.${column} = old.${theirs.by[place]!}`).join(' and ')} and (${own.fields.map((column) => `s.${column} is not null`).join(' or ')});
  end if;
  if tg_op = 'DELETE' or not (${there.map((each) => `new.${each}`).join(' and ')}) then
    return null;
  end if;
  ${upsert(table, own, theirs, 'new', '')};
  return null;
end`,
      fill: [
        `${upsert(table, own, theirs, 'o', ` from "${other.table}" o where ${there.map((each) => `o.${each}`).join(' and ')}`)};`,
      ],
    }),
  ];
}

interface Columns {
  readonly by: readonly string[];
  readonly fields: readonly string[];
  readonly start: readonly string[];
}

/** Upserts the rows of one record, or of a table of records. `of` is the source of the columns. */
function upsert(table: string, own: Columns, theirs: Columns, of: string, from: string): string {
  const kept = [...own.fields, ...own.start];
  const values = [
    ...theirs.by.map((column) => `${of}.${column}`),
    ...theirs.fields.map((column) => `case when ${of}."activo" then ${of}.${column} end`),
    ...theirs.start.map((column) => `${of}.${column}`),
    `${of}."modificado_por"`,
    `${of}."modificado_por"`,
  ];
  return `INSERT INTO "${table}" as s (${[...own.by, ...kept, '"creado_por"', '"modificado_por"'].join(', ')})
    select ${values.join(', ')}${from}
    on conflict (${own.by.join(', ')}) do update set ${kept.map((column) => `${column} = excluded.${column}`).join(', ')},
      "version" = s."version" + 1, "modificado_por" = excluded."modificado_por", "fecha_modificacion" = now()
    where ${differs(
      kept.map((column) => `s.${column}`),
      kept.map((column) => `excluded.${column}`),
    )}`;
}

function differs(
  some: readonly string[],
  others: readonly string[],
  how: 'distinct' | 'not distinct' = 'distinct',
): string {
  return `(${some.join(', ')}) is ${how} from (${others.join(', ')})`;
}
