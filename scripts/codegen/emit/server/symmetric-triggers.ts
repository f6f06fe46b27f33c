import type { Entity, Field } from '../../model';
import { storedFields } from './stored-fields';
import { identifier, sqlText } from './text';
import { triggerOf, type NamedTrigger } from './trigger-code';

/**
 * Triggers that keep the lists of an entity mutual: adding record B to the list of A also adds A to the list of B, and likewise for
 * removal. The other record gets a new version, as after any write. A record that is already consistent is not written, which ends the
 * recursion.
 */
export function symmetricTriggers(entity: Entity): NamedTrigger[] {
  return storedFields(entity)
    .filter(({ item }) => item?.reference?.symmetric === true)
    .map((field) => mutual(entity, field));
}

function mutual({ table, key }: Entity, { column, maximum }: Field): NamedTrigger {
  const [own, list] = [`"${key.column}"`, `"${column}"`];
  const cast = key.type === 'integer' ? '::bigint' : '';
  const there = `coalesce(s.${list}, '[]')`;
  const stamps = `"version" = s."version" + 1, "modificado_por" = v_quien, "fecha_modificacion" = now()`;
  const among = `s.${own} = any (v_otros)`;
  return triggerOf({
    name: identifier('esquema', table, column, 'mutuo'),
    table,
    event: `after insert or update of ${list} or delete`,
    each: 'row',
    body: `declare
  v_antes jsonb := '[]';
  v_ahora jsonb := '[]';
  v_clave jsonb;
  v_quien bigint;
  v_otros ${key.type === 'integer' ? 'bigint' : 'text'}[];
begin
  if tg_op <> 'INSERT' then
    v_antes := coalesce(old.${list}, '[]');
    v_clave := to_jsonb(old.${own});
    v_quien := old."modificado_por";
  end if;
  if tg_op <> 'DELETE' then
    v_ahora := coalesce(new.${list}, '[]');
    v_clave := to_jsonb(new.${own});
    v_quien := new."modificado_por";
  end if;
  if v_antes = v_ahora then
    return null;
  end if;
  v_otros := array(select s.${own} from "${table}" s where s.${own} in (select e${cast} from jsonb_array_elements_text(v_antes || v_ahora) e)
    and (v_antes @> to_jsonb(s.${own})) <> (v_ahora @> to_jsonb(s.${own})) and to_jsonb(s.${own}) <> v_clave order by s.${own} for update);
  update "${table}" s set ${list} = ${there} || v_clave, ${stamps}
    where ${among} and v_ahora @> to_jsonb(s.${own}) and not ${there} @> v_clave;
  update "${table}" s set ${list} = (select coalesce(jsonb_agg(e order by n), '[]') from jsonb_array_elements(s.${list}) with ordinality as t(e, n) where e <> v_clave), ${stamps}
    where ${among} and v_antes @> to_jsonb(s.${own}) and ${there} @> v_clave;
${maximum === null ? '' : full(table, column, maximum, `${among} and jsonb_array_length(${there}) > ${maximum}`)}  return null;
end`,
    fill: [
      `UPDATE "${table}" s SET ${list} = ${there} || m.faltan, "version" = s."version" + 1, "fecha_modificacion" = now()
    from (select b.${own} as otro, jsonb_agg(to_jsonb(a.${own}) order by a.${own}) as faltan
      from "${table}" a cross join lateral jsonb_array_elements_text(coalesce(a.${list}, '[]')) e join "${table}" b on b.${own} = e${cast}
      where a.${own} <> b.${own} and not coalesce(b.${list}, '[]') @> to_jsonb(a.${own}) group by b.${own}) m
    where s.${own} = m.otro;`,
    ],
  });
}

/** Refuses an addition when the other record's list is full, so that the lists stay mutual. */
function full(table: string, column: string, most: number, condition: string): string {
  return `  if exists (select from "${table}" s where ${condition}) then
    raise exception ${sqlText(`${table}: ${column} de otra fila ya tiene ${most}, que son los que caben.`)}
      using errcode = 'check_violation', table = ${sqlText(table)}, constraint = ${sqlText(identifier(table, column, 'mutuo'))};
  end if;
`;
}
