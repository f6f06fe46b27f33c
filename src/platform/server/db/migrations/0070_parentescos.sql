-- Relationships that were typed become those of the catalogue; a word that it does not have joins it, so that none is lost.
create temporary table dicho on commit drop as
  select distinct plano(btrim(e ->> 'parentesco')) as llave, first_value(btrim(e ->> 'parentesco')) over (partition by plano(btrim(e ->> 'parentesco')) order by btrim(e ->> 'parentesco')) as nombre
    from (
      select jsonb_array_elements(contactos) as e from paciente where jsonb_typeof(contactos) = 'array'
      union all
      select responsable from hospitalizacion where jsonb_typeof(responsable) = 'object'
    ) escrito
    where btrim(coalesce(e ->> 'parentesco', '')) <> '';
--> statement-breakpoint
insert into parentesco (clave, nombre, tipo, orden)
  select 'DICHO_' || (row_number() over (order by llave) + (select count(*) from parentesco where clave like 'DICHO\_%')),
    case when char_length(nombre) < 2 then nombre || '.' else left(nombre, 60) end, 'OTRO', 900
    from dicho
    where not exists (select 1 from parentesco p where plano(p.nombre) = llave);
--> statement-breakpoint
update paciente set contactos = (
    select jsonb_agg((e - 'parentesco') || coalesce((
        select jsonb_build_object('parentescoId', p.parentesco_id) from parentesco p
          where plano(p.nombre) = plano(case when char_length(btrim(e ->> 'parentesco')) < 2 then btrim(e ->> 'parentesco') || '.' else left(btrim(e ->> 'parentesco'), 60) end)
          order by p.activo desc, p.parentesco_id limit 1), '{}') order by n)
      from jsonb_array_elements(contactos) with ordinality as escrito (e, n))
  where jsonb_typeof(contactos) = 'array' and contactos @? '$[*].parentesco';
--> statement-breakpoint
update hospitalizacion set responsable = (responsable - 'parentesco') || coalesce((
    select jsonb_build_object('parentescoId', p.parentesco_id) from parentesco p
      where plano(p.nombre) = plano(case when char_length(btrim(responsable ->> 'parentesco')) < 2 then btrim(responsable ->> 'parentesco') || '.' else left(btrim(responsable ->> 'parentesco'), 60) end)
      order by p.activo desc, p.parentesco_id limit 1), '{}')
  where jsonb_typeof(responsable) = 'object' and responsable ? 'parentesco';
