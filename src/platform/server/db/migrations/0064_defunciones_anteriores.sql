-- Deaths that discharges told of before they were recorded by themselves.
insert into defuncion (paciente_id, unidad_id, fecha_hora, fuente, folio_certificado, hospitalizacion_id, fecha_registro, creado_por, modificado_por)
  select distinct on (h.paciente_id) h.paciente_id, h.unidad_id, coalesce((h.defuncion ->> 'fechaHora')::timestamptz, h.fecha_egreso),
    'ALTA_HOSPITALARIA', h.defuncion ->> 'folioCertificado', h.hospitalizacion_id, now(), h.modificado_por, h.modificado_por
    from hospitalizacion h where h.motivo_egreso = 'DEFUNCION' and h.estatus = 'ALTA' and h.activo order by h.paciente_id, h.fecha_egreso;
--> statement-breakpoint
update paciente p set estatus = 'FALLECIDO', version = p.version + 1
  where p.estatus = 'ACTIVO' and exists (select from defuncion d where d.paciente_id = p.paciente_id);
