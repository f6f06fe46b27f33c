-- Lots of one number, cost and source were one row whoever delivered them. Rows of several suppliers or brands say so, and name no single one unless
-- their exchange letter does.
create temporary table mezclado on commit drop as
  select d.lote_id, count(distinct r.proveedor_id) as proveedores,
      string_agg(distinct concat_ws(' ', p.razon_social, nullif(btrim(d.marca), ''), '(' || coalesce(r.folio, r.recepcion_id::text) || ')'), ', ') as quienes
    from recepcion_detalle d
      join recepcion r on r.recepcion_id = d.recepcion_id
      join proveedor p on p.proveedor_id = r.proveedor_id
    where d.lote_id is not null and r.estatus in ('ACEPTADA', 'ACEPTADA_PARCIAL')
    group by d.lote_id
    having count(distinct r.proveedor_id) > 1 or count(distinct plano(coalesce(btrim(d.marca), ''))) > 1;
--> statement-breakpoint
update lote l set
    proveedor_id = case when m.proveedores > 1
      then (select c.proveedor_id from carta_canje c where c.carta_canje_id = l.carta_canje_id) else l.proveedor_id end,
    marca = null,
    observaciones = coalesce(nullif(l.observaciones, ''), left('Se recibió junto, de varios orígenes: ' || m.quienes, 300))
  from mezclado m
  where m.lote_id = l.lote_id;
--> statement-breakpoint
-- Lots that came from another warehouse take supplier and brand of their number, where the network knows one alone.
with conocido as (
  select l.insumo_id, l.numero_lote, l.caducidad, min(l.proveedor_id) as proveedor_id, min(l.marca) as marca, min(l.contrato) as contrato
    from lote l
    where l.numero_lote is not null and l.proveedor_id is not null
      and not exists (
        select from lote x join mezclado m on m.lote_id = x.lote_id
          where x.insumo_id = l.insumo_id and x.numero_lote = l.numero_lote and x.caducidad is not distinct from l.caducidad)
    group by l.insumo_id, l.numero_lote, l.caducidad
    having count(distinct l.proveedor_id) = 1 and count(distinct plano(coalesce(btrim(l.marca), ''))) = 1
      and count(distinct coalesce(l.contrato, '')) = 1
)
update lote l set proveedor_id = c.proveedor_id, marca = coalesce(nullif(l.marca, ''), c.marca), contrato = coalesce(l.contrato, c.contrato)
  from conocido c
  where l.proveedor_id is null and l.insumo_id = c.insumo_id and l.numero_lote = c.numero_lote and l.caducidad is not distinct from c.caducidad
    and (nullif(l.marca, '') is null or c.marca is null or plano(l.marca) = plano(c.marca))
    and exists (select from kardex k where k.lote_id = l.lote_id and k.tipo = 'E_TRANSFERENCIA')
    and not exists (select from kardex k where k.lote_id = l.lote_id and k.tipo in ('E_INICIAL', 'E_EXTRAORDINARIA', 'E_AJUSTE_CONTEO', 'E_PROVEEDOR', 'E_CANJE'));
