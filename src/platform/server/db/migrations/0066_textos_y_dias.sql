-- Names of people are any letters of Unicode; searches find them by any spelling. `plano` took accents from a list of letters: «Nguyễn», «Žofia», «Ayşe»
-- were other words than «Nguyen», «Zofia», «Ayse». Now accents go from every letter, đ, ł, ø, ß and æ are d, l, o, ss and ae, and apostrophes are left out.
create or replace function plano(texto text) returns text
  language sql immutable strict parallel safe
  return case
    when octet_length(texto) = char_length(texto) then lower(translate(texto, '''`', '') collate "C")
    else lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(regexp_replace(normalize(texto, NFD), '[\u0300-\u036f]', '', 'g'),
        'ĐđÐðƉɖƊɗŁłØøĦħŦŧıĸŊŋſƒƑƏəƐɛƁɓƘƙƝɲƆɔƗɨƟɵΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐ‐‑''’‘ʼʻ´`·',
        'ddddddddlloohhttiknnsffeeeebbkknnooiiooαβγδεζηθικλμνξοπρστυφχψωσђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяґ--'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'), 'ĳ', 'ij'), 'Ĳ', 'ij') collate "C")
  end;
--> statement-breakpoint
-- What was derived by the former function is derived again, in those tables whose texts have a letter that it is another for.
do $$
declare
  t record;
  c record;
  hay boolean;
  distinto constant text := '[^ -&(-_a-~ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇçÝýÿ«»¿¡°ºª…—–“”±µ²³×½[:space:]]';
begin
  for t in
    select distinct coalesce(x.indrelid, d.adrelid)::regclass as tabla
    from pg_depend p
    left join pg_index x on p.classid = 'pg_class'::regclass and x.indexrelid = p.objid
    left join pg_attrdef d on p.classid = 'pg_attrdef'::regclass and d.oid = p.objid
    where p.refclassid = 'pg_proc'::regclass
      and p.refobjid in ('plano(text)'::regprocedure, 'orden(text)'::regprocedure, 'sonido(text)'::regprocedure)
      and coalesce(x.indrelid, d.adrelid) is not null
  loop
    execute format('select exists (select from %s t where t::text ~ %L)', t.tabla, distinto) into hay;
    continue when not hay;
    for c in
      select a.attname, pg_get_expr(d.adbin, d.adrelid) as formula
      from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = t.tabla and a.attgenerated = 's' and pg_get_expr(d.adbin, d.adrelid) ~ '(plano|orden|sonido)\('
    loop
      if current_setting('server_version_num')::integer >= 170000 then
        execute format('alter table %s alter column %I set expression as (%s)', t.tabla, c.attname, c.formula);
      else
        begin
          execute format('update %s t set activo = activo where t::text ~ %L', t.tabla, distinto);
        exception when restrict_violation then
          raise notice '%: lo sellado se busca por su grafía anterior', t.tabla;
        end;
      end if;
    end loop;
    execute format('reindex table %s', t.tabla);
  end loop;
end $$;
--> statement-breakpoint
-- A file is opened on the day of its unit, and not on the server's, where it is already tomorrow in the evening.
create or replace function expediente_principal() returns trigger
  language plpgsql
  as $$ begin
    update paciente_unidad set principal = false, version = version + 1
      where paciente_id = new.paciente_id and principal and unidad_id <> new.unidad_id;
    insert into paciente_unidad (paciente_id, unidad_id, fecha_apertura, principal, creado_por, modificado_por)
      select new.paciente_id, new.unidad_id, (now() at time zone u.zona_horaria)::date, true, new.modificado_por, new.modificado_por
      from unidad u where u.unidad_id = new.unidad_id
      on conflict (paciente_id, unidad_id) do update set principal = true, activo = true, version = paciente_unidad.version + 1
        where not paciente_unidad.principal or not paciente_unidad.activo;
    return null;
  end $$;
