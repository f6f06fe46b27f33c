-- Keeps files that a step was taken with, in every session.
create function archivo_no_se_quita() returns trigger language plpgsql as $$
begin
  if old.congelado is not null then
    raise exception 'archivo: el archivo acompaña a un paso que ya se dio; no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'archivo', constraint = 'archivo_congelado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
--> statement-breakpoint
-- Documents that came further than where they can be changed, before files were frozen by their steps.
update archivo a set congelado = now()
  where a.campo is null and a.retirado is null and a.entidad_id is not null and (
    (a.entidad = 'entrada-extraordinaria' and exists (select from entrada_extraordinaria d where d.entrada_extraordinaria_id::text = a.entidad_id and d.estatus <> 'BORRADOR'))
    or (a.entidad = 'salida-extraordinaria' and exists (select from salida_extraordinaria d where d.salida_extraordinaria_id::text = a.entidad_id and d.estatus <> 'BORRADOR'))
    or (a.entidad = 'recepcion' and exists (select from recepcion d where d.recepcion_id::text = a.entidad_id and d.estatus not in ('BORRADOR', 'EN_INSPECCION')))
    or (a.entidad = 'conteo' and exists (select from conteo d where d.conteo_id::text = a.entidad_id and d.estatus <> 'PROGRAMADO'))
    or (a.entidad = 'solicitud' and exists (select from solicitud d where d.solicitud_id::text = a.entidad_id and d.estatus not in ('BORRADOR', 'ENVIADA', 'EN_REVISION')))
    or (a.entidad = 'alerta-sanitaria' and exists (select from alerta_sanitaria d where d.alerta_sanitaria_id::text = a.entidad_id and d.estatus <> 'BORRADOR'))
    or (a.entidad = 'propuesta-cambio' and exists (select from propuesta_cambio d where d.propuesta_cambio_id::text = a.entidad_id and d.estatus not in ('BORRADOR', 'ENVIADA', 'CONTRAPROPUESTA')))
    or (a.entidad = 'carta-canje' and exists (select from carta_canje d where d.carta_canje_id::text = a.entidad_id and d.estatus in ('APLICADA', 'VENCIDA', 'CANCELADA')))
    or (a.entidad = 'lote' and exists (select from kardex k where k.lote_id::text = a.entidad_id and k.tipo = 'N_CORRECCION_LOTE' and k.fecha_movimiento >= a.fecha)));
--> statement-breakpoint
create trigger archivo_congelado before update or delete on archivo for each row execute function archivo_no_se_quita();
--> statement-breakpoint
alter table archivo enable always trigger archivo_congelado;
