-- As in 0035, without looking through all files of a unit for the last number, and through all patients for the one whose file it is.
create or replace function expediente_numera() returns trigger
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
  select substring(numero_expediente from 6)::integer into ultimo from paciente_unidad
    where unidad_id = new.unidad_id and numero_expediente between anio || '-000000' and anio || '-999999'
      and numero_expediente ~ ('^' || anio || '-\d{6}$')
    order by numero_expediente desc limit 1;
  new.numero_expediente := anio || '-' || lpad((coalesce(ultimo, 0) + 1)::text, 6, '0');
  return new;
end $$;
--> statement-breakpoint
create or replace function expediente_anota(pacientes bigint[]) returns void
  language sql
  as $$
    update paciente p
      set expedientes = (select jsonb_agg(distinct e.numero_expediente)
        from (select p.paciente_id union all select m.paciente_id from paciente m where m.fusionado_en_id = p.paciente_id) d
        join paciente_unidad e on e.paciente_id = d.paciente_id
        where e.activo and e.numero_expediente is not null)
      where p.paciente_id = any (pacientes || array(
        select m.fusionado_en_id from paciente m where m.paciente_id = any (pacientes) and m.fusionado_en_id is not null));
  $$;
