-- A recall that was issued with «the others are other lots» had reviewed the numbers of its supply that were known by then.
update alerta_sanitaria a set numeros_revisados = (
    select jsonb_agg(numero_lote) from (
      select distinct l.numero_lote from lote l
        where l.insumo_id = a.insumo_id and l.numero_lote is not null and l.fecha_creacion <= a.fecha_emision
          and l.numero_lote <> a.numero_lote and not coalesce(a.otros_numeros, '[]'::jsonb) ? l.numero_lote
          and regexp_replace(upper(l.numero_lote), '[^A-Z1-9]', '', 'g') = regexp_replace(upper(a.numero_lote), '[^A-Z1-9]', '', 'g')
        limit 500
    ) conocidos)
  where a.parecidos_revisados and a.fecha_emision is not null;
