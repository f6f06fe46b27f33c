-- Lines of counts that are not finished name the origin and the state of their lots, as new ones do.
update conteo_detalle d set
    origen = nullif(concat_ws(' · ', f.nombre, p.nombre, nullif(l.marca, ''), v.razon_social), ''),
    estatus_lote = l.estatus
  from lote l
    left join fuente_financiamiento f on f.fuente_financiamiento_id = l.fuente_financiamiento_id
    left join programa p on p.programa_id = l.programa_id
    left join proveedor v on v.proveedor_id = l.proveedor_id
  where l.lote_id = d.lote_id
    and d.conteo_id in (select conteo_id from conteo where estatus not in ('APLICADO', 'CANCELADO'));
