-- A patient is found by the file numbers, names and CURP of the records that were merged into theirs.
create or replace function expediente_anota(pacientes bigint[]) returns void
  language sql
  as $$
    update paciente p
      set expedientes = (select jsonb_agg(distinct e.numero_expediente)
        from (select p.paciente_id union all select m.paciente_id from paciente m where m.fusionado_en_id = p.paciente_id) d
        join paciente_unidad e on e.paciente_id = d.paciente_id
        where e.activo and e.numero_expediente is not null),
      otros_nombres = (select jsonb_agg(distinct dato)
        from paciente m
        join persona d on d.persona_id = m.persona_id
        cross join lateral unnest(array[concat_ws(' ', d.nombre, d.primer_apellido, d.segundo_apellido), d.curp]) as dato
        where m.fusionado_en_id = p.paciente_id and dato is not null)
      where p.paciente_id = any (pacientes || array(
        select m.fusionado_en_id from paciente m where m.paciente_id = any (pacientes) and m.fusionado_en_id is not null));
  $$;
--> statement-breakpoint
select expediente_anota(array(select distinct fusionado_en_id from paciente where fusionado_en_id is not null));
