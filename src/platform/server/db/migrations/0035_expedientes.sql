-- A file without a number gets the next one of its unit and year, `2026-000001`. Two at once wait for each other here.
create function expediente_numera() returns trigger
  language plpgsql
  as $$
declare
  anio text := to_char(new.fecha_apertura, 'YYYY');
  ultimo integer;
begin
  if coalesce(new.numero_expediente, '') <> '' then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('expediente'), new.unidad_id::integer);
  select max(substring(numero_expediente from 6)::integer) into ultimo from paciente_unidad
    where unidad_id = new.unidad_id and numero_expediente ~ ('^' || anio || '-\d{6}$');
  new.numero_expediente := anio || '-' || lpad((coalesce(ultimo, 0) + 1)::text, 6, '0');
  return new;
end $$;
--> statement-breakpoint
create trigger expediente_numera before insert or update of numero_expediente on paciente_unidad
  for each row execute function expediente_numera();
--> statement-breakpoint
-- A patient is found by the numbers of their files, and by those of the records that were merged into theirs.
create function expediente_anota(pacientes bigint[]) returns void
  language sql
  as $$
    update paciente p
      set expedientes = (select jsonb_agg(distinct e.numero_expediente) from paciente_unidad e
        join paciente m on m.paciente_id = e.paciente_id
        where (m.paciente_id = p.paciente_id or m.fusionado_en_id = p.paciente_id) and e.activo and e.numero_expediente is not null)
      where p.paciente_id = any (pacientes)
        or p.paciente_id in (select m.fusionado_en_id from paciente m where m.paciente_id = any (pacientes));
  $$;
--> statement-breakpoint
create function expediente_cambia() returns trigger
  language plpgsql
  as $$ begin
    perform expediente_anota(
      case tg_op when 'INSERT' then array[new.paciente_id] when 'DELETE' then array[old.paciente_id] else array[old.paciente_id, new.paciente_id] end);
    return null;
  end $$;
--> statement-breakpoint
create trigger expediente_cambia after insert or delete or update of paciente_id, numero_expediente, activo on paciente_unidad
  for each row execute function expediente_cambia();
--> statement-breakpoint
create function expediente_fusiona() returns trigger
  language plpgsql
  as $$ begin
    perform expediente_anota(array_remove(array[new.paciente_id, old.fusionado_en_id, new.fusionado_en_id], null));
    return null;
  end $$;
--> statement-breakpoint
create trigger expediente_fusiona after update of fusionado_en_id on paciente
  for each row when (old.fusionado_en_id is distinct from new.fusionado_en_id) execute function expediente_fusiona();
--> statement-breakpoint
-- The unit that a patient belongs to keeps their main file, whoever registers them.
create function expediente_principal() returns trigger
  language plpgsql
  as $$ begin
    update paciente_unidad set principal = false, version = version + 1
      where paciente_id = new.paciente_id and principal and unidad_id <> new.unidad_id;
    insert into paciente_unidad (paciente_id, unidad_id, fecha_apertura, principal, creado_por, modificado_por)
      values (new.paciente_id, new.unidad_id, current_date, true, new.modificado_por, new.modificado_por)
      on conflict (paciente_id, unidad_id) do update set principal = true, activo = true, version = paciente_unidad.version + 1
        where not paciente_unidad.principal or not paciente_unidad.activo;
    return null;
  end $$;
--> statement-breakpoint
create trigger expediente_principal after insert or update of unidad_id on paciente
  for each row execute function expediente_principal();
--> statement-breakpoint
insert into paciente_unidad (paciente_id, unidad_id, fecha_apertura, principal)
  select paciente_id, unidad_id, fecha_creacion::date, true from paciente order by paciente_id;
