-- What is written is told to whoever listens, at its commit: notices, and which records changed. A message has room for 8000 bytes.
create function canal_avisa() returns trigger
  language plpgsql
  as $$ begin
    perform pg_notify('red_salud', jsonb_build_object('t', 'aviso', 'n', jsonb_agg(p.notificacion_id), 'u', jsonb_agg(p.usuario_id))::text)
      from (select notificacion_id, usuario_id, row_number() over () / 150 as parte from nuevas) p
      group by p.parte;
    return null;
  end $$;
--> statement-breakpoint
create trigger canal_avisa after insert on notificacion
  referencing new table as nuevas for each statement execute function canal_avisa();
--> statement-breakpoint
create function canal_marca() returns trigger
  language plpgsql
  as $$ begin
    perform pg_notify('red_salud', jsonb_build_object('t', 'visto', 'u', jsonb_agg(distinct p.usuario_id))::text)
      from (select n.usuario_id, dense_rank() over (order by n.usuario_id) / 300 as parte
              from nuevas n join viejas v using (notificacion_id) where n.vista <> v.vista) p
      group by p.parte;
    return null;
  end $$;
--> statement-breakpoint
create trigger canal_marca after update on notificacion
  referencing old table as viejas new table as nuevas for each statement execute function canal_marca();
--> statement-breakpoint
-- Of many records at once no one is named: whoever may see all of their kind is told, the others find them when they ask.
create function canal_cambia() returns trigger
  language plpgsql
  as $$ begin
    perform pg_notify('red_salud', jsonb_build_object('t', 'cambio', 'e', p.entidad, 'i', case when p.cuantos <= 100 and octet_length(p.ids::text) <= 6000 then p.ids end, 'c', p.correlacion)::text)
      from (select entidad, count(*) as cuantos, jsonb_agg(distinct entidad_id) as ids, left(min(correlation_id), 128) as correlacion
              from nuevas
              where accion in ('CREAR', 'EDITAR', 'ELIMINAR', 'TRANSICION') and entidad_id is not null
              group by entidad) p;
    return null;
  end $$;
--> statement-breakpoint
create trigger canal_cambia after insert on bitacora
  referencing new table as nuevas for each statement execute function canal_cambia();
--> statement-breakpoint
create function canal_cierra() returns trigger
  language plpgsql
  as $$ begin
    perform pg_notify('red_salud', jsonb_build_object('t', 'sesion', 'j', jsonb_agg(p.jti))::text)
      from (select n.jti, row_number() over () / 50 as parte
              from nuevas n join viejas v using (jti) where n.revocada is not null and v.revocada is null) p
      group by p.parte;
    return null;
  end $$;
--> statement-breakpoint
create trigger canal_cierra after update on sesion
  referencing old table as viejas new table as nuevas for each statement execute function canal_cierra();
