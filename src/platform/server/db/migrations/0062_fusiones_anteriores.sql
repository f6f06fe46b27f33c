-- Merges made before references followed them: moves what still names the duplicate, and remembers it for undoing the merge.
do $$
declare
  fusion record;
  tabla record;
  queda bigint;
begin
  for fusion in select paciente_fusion_id, duplicado_id from paciente_fusion where estatus = 'VIGENTE' order by fecha, paciente_fusion_id loop
    select fusionado_en_id into queda from paciente where paciente_id = fusion.duplicado_id;
    continue when queda is null;
    for tabla in
      select c.relname::text as nombre from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where t.tgname = 'esquema_' || c.relname || '_paciente_id_fusion' and c.relname <> 'paciente_unidad' order by 1
    loop
      begin
        execute format('with movidos as (update %1$I set paciente_id = $1, version = version + 1 where paciente_id = $2 returning %2$I as clave)
          insert into paciente_fusion_documento (paciente_fusion_id, entidad, clave) select $3, %3$L, clave from movidos',
          tabla.nombre, tabla.nombre || '_id', replace(tabla.nombre, '_', '-')) using queda, fusion.duplicado_id, fusion.paciente_fusion_id;
      exception when exclusion_violation or unique_violation then
        -- Two stays at the same time: a person has to look at them, and the documents stay where they are.
        raise warning 'paciente %: % no pasó al registro %', fusion.duplicado_id, tabla.nombre, queda;
      end;
    end loop;
    -- Enrolments that the merge moved by itself.
    insert into paciente_fusion_documento (paciente_fusion_id, entidad, clave)
      select f.paciente_fusion_id, 'programa-inscripcion', e::bigint from paciente_fusion f, jsonb_array_elements_text(coalesce(f.inscripciones_movidas, '[]')) e
        where f.paciente_fusion_id = fusion.paciente_fusion_id
      on conflict do nothing;
    -- A merge of this record into a third one moved what earlier merges had moved here.
    insert into paciente_fusion_documento (paciente_fusion_id, entidad, clave)
      select fusion.paciente_fusion_id, d.entidad, d.clave from paciente_fusion_documento d
        join paciente_fusion f on f.paciente_fusion_id = d.paciente_fusion_id
        where f.sobreviviente_id = fusion.duplicado_id and f.estatus = 'VIGENTE'
      on conflict do nothing;
  end loop;
end
$$;
