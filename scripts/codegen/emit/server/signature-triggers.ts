import type { Entity, Model } from '../../model';
import { lineEntities, type LineEntity } from '../line-entity';
import { followingColumns } from './merge-triggers';
import { signedFields } from './signed-fields';
import { storedFields } from './stored-fields';
import { identifier, sqlText } from './text';
import { triggerOf, type NamedTrigger } from './trigger-code';

/** What is signed stays as it is, and so do its lines, even in a session that turns ordinary triggers off. */
export function signatureTriggers(entity: Entity, model: Model): NamedTrigger[] {
  if (!entity.signature) return [];
  return [documentTrigger(entity, model), ...lineEntities(entity).map((line) => linesTrigger(entity, line))];
}

const columnOf = (entity: Entity, name: string): string =>
  `"${storedFields(entity).find((field) => field.name === name)!.column}"`;

/** Refuses changes of what is signed. A column that follows merges may move between a merged record and the one that stays. */
function documentTrigger(entity: Entity, model: Model): NamedTrigger {
  const { table, signature } = entity;
  const { by, name: signer, licence, at, hash } = signature!;
  const following = followingColumns(entity, model);
  const moved = following.map(
    ({ field: { column }, target, into }) =>
      `(old."${column}" is distinct from new."${column}" and not exists (select from "${target.table}" t where (t."${target.key.column}", t."${into}") in ((old."${column}", new."${column}"), (new."${column}", old."${column}"))))`,
  );
  const kept = [
    ...signedFields(entity)
      .filter((field) => !following.some((each) => each.field === field))
      .map(({ column }) => `"${column}"`),
    ...[by, signer, licence, at, hash].map((path) => columnOf(entity, path)),
    '"activo"',
  ];
  const name = identifier('esquema', table, 'firmado');
  const side = (row: 'old' | 'new') => `(${kept.map((column) => `${row}.${column}`).join(', ')})`;
  return triggerOf({
    name,
    table,
    event: 'before update or delete',
    each: 'row',
    isAlways: true,
    body: `begin
  if old.${columnOf(entity, hash)} is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if ${[`tg_op = 'DELETE'`, `${side('old')} is distinct from ${side('new')}`, ...moved].join(' or ')} then
${refusal(table, name)}
  end if;
  return new;
end`,
  });
}

function linesTrigger(parent: Entity, { entity }: LineEntity): NamedTrigger {
  const { table } = entity;
  const name = identifier('esquema', table, 'firmado');
  const link = `"${parent.key.column}"`;
  const kept = signedFields(entity).map(({ column }) => `"${column}"`);
  const side = (row: 'old' | 'new') => `(${kept.map((column) => `${row}.${column}`).join(', ')})`;
  const signed = (row: 'old' | 'new') =>
    `exists (select from "${parent.table}" d where d.${link} = ${row}.${link} and d.${columnOf(parent, parent.signature!.hash)} is not null)`;
  return triggerOf({
    name,
    table,
    event: 'before insert or update or delete',
    each: 'row',
    isAlways: true,
    body: `begin
  if tg_op = 'UPDATE' and ${side('old')} is not distinct from ${side('new')} then
    return new;
  end if;
  if (tg_op <> 'INSERT' and ${signed('old')}) or (tg_op <> 'DELETE' and ${signed('new')}) then
${refusal(table, name)}
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end`,
  });
}

const refusal = (table: string, name: string): string =>
  `    raise exception ${sqlText(`${table}: lo firmado no se modifica ni se borra.`)}
      using errcode = 'restrict_violation', table = ${sqlText(table)}, constraint = ${sqlText(name)};`;
