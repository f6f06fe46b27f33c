import type { Entity, Model } from '../../model';
import { lineEntities, type LineEntity } from '../line-entity';
import { followingColumns } from './merge-triggers';
import { keptFields, keptLineFields, laterSteps, sealedStates } from './sealed-fields';
import { storedFields } from './stored-fields';
import { identifier, sqlText } from './text';
import { triggerOf, type NamedTrigger } from './trigger-code';

/**
 * Makes a signed or sealed document and its lines immutable, also in a session that disables ordinary triggers. Steps of its lifecycle, the
 * fields that they fill in, and merges of patients remain possible.
 */
export function signatureTriggers(entity: Entity, model: Model): NamedTrigger[] {
  if (sealedStates(entity).length === 0) return [];
  return [documentTrigger(entity, model), ...lineEntities(entity).map((line) => linesTrigger(entity, line))];
}

const columnOf = (entity: Entity, name: string): string =>
  `"${storedFields(entity).find((field) => field.name === name)!.column}"`;

/** Suffixes of trigger names by which the server distinguishes the two refusals. */
const nameOf = (entity: Entity, table: string): string =>
  identifier('esquema', table, entity.signature ? 'firmado' : 'asentado');

/** Returns a condition: the document in an alias is signed or sealed. */
function isKept(entity: Entity, alias: string): string {
  return entity.signature
    ? `${alias}.${columnOf(entity, entity.signature.hash)} is not null`
    : `${alias}.${columnOf(entity, entity.lifecycle!.field)} in (${sealedStates(entity).map(sqlText).join(', ')})`;
}

/** Refuses changes of an immutable document. A column that follows merges may move between a merged record and the remaining one. */
function documentTrigger(entity: Entity, model: Model): NamedTrigger {
  const { table, signature } = entity;
  const moved = followingColumns(entity, model).map(
    ({ field: { column }, target, into }) =>
      `(old."${column}" is distinct from new."${column}" and not exists (select from "${target.table}" t where (t."${target.key.column}", t."${into}") in ((old."${column}", new."${column}"), (new."${column}", old."${column}"))))`,
  );
  const { by, name: signer, licence, at, hash } = signature ?? {};
  const kept = [
    ...new Set([
      ...keptFields(entity, model).map(({ column }) => `"${column}"`),
      ...[by, signer, licence, at, hash].flatMap((path) => (path === undefined ? [] : columnOf(entity, path))),
      `"${entity.key.column}"`,
      '"activo"',
      '"creado_por"',
      '"fecha_creacion"',
    ]),
  ];
  const name = nameOf(entity, table);
  const side = (row: 'old' | 'new') => `(${kept.map((column) => `${row}.${column}`).join(', ')})`;
  return triggerOf({
    name,
    table,
    event: 'before update or delete',
    each: 'row',
    isAlways: true,
    body: `begin
  if not coalesce(${isKept(entity, 'old')}, false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if ${[`tg_op = 'DELETE'`, `${side('old')} is distinct from ${side('new')}`, otherState(entity), ...moved].join(' or ')} then
${refusal(entity, table, name)}
  end if;
  return new;
end`,
  });
}

/** Returns a condition: the new state is not reachable by a step. */
function otherState(entity: Entity): string {
  const state = columnOf(entity, entity.lifecycle!.field);
  const sealed = new Set(sealedStates(entity));
  const steps = new Set(
    laterSteps(entity).flatMap(({ from, to }) =>
      from
        .filter((value) => sealed.has(value))
        .flatMap((value) => to.map((next) => `(${sqlText(value)}, ${sqlText(next)})`)),
    ),
  );
  const isOther = `old.${state} is distinct from new.${state}`;
  return steps.size === 0 ? isOther : `(${isOther} and (old.${state}, new.${state}) not in (${[...steps].join(', ')}))`;
}

/**
 * Lines of a signed document must precede the signature. Lines of a sealed document may follow it immediately, because both are written at
 * once.
 */
function linesTrigger(parent: Entity, line: LineEntity): NamedTrigger {
  const { table, key } = line.entity;
  const name = nameOf(parent, table);
  const link = `"${parent.key.column}"`;
  const kept = [`"${key.column}"`, ...keptLineFields(line).map(({ column }) => `"${column}"`)];
  const side = (row: 'old' | 'new') => `(${kept.map((column) => `${row}.${column}`).join(', ')})`;
  const sealed = (row: 'old' | 'new') =>
    `exists (select from "${parent.table}" d where d.${link} = ${row}.${link} and ${isKept(parent, 'd')})`;
  return triggerOf({
    name,
    table,
    event: parent.signature ? 'before insert or update or delete' : 'before update or delete',
    each: 'row',
    isAlways: true,
    body: `begin
  if tg_op = 'UPDATE' and ${side('old')} is not distinct from ${side('new')} then
    return new;
  end if;
  if (tg_op <> 'INSERT' and ${sealed('old')}) or (tg_op <> 'DELETE' and ${sealed('new')}) then
${refusal(parent, table, name)}
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end`,
  });
}

const refusal = (entity: Entity, table: string, name: string): string =>
  `    raise exception ${sqlText(`${table}: lo ${entity.signature ? 'firmado' : 'asentado'} no se modifica ni se borra.`)}
      using errcode = 'restrict_violation', table = ${sqlText(table)}, constraint = ${sqlText(name)};`;
