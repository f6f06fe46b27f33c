-- Rows of the audit trail that one statement wrote together share a seal: their digests are made as they are written, outside of the lock,
-- and the commit puts one seal for all of them. Rows that come alone are sealed as before.
create function bitacora_huella_lote(orden bigint, sellada timestamptz, anterior text, lote text) returns text
  language plpgsql stable
  as $$ begin
    return encode(sha256(convert_to(
      'bitacora/2' || e'\n' || orden || e'\n' || bitacora_momento(sellada) || e'\n' || anterior || e'\n' || lote, 'UTF8')), 'hex');
  end $$;
--> statement-breakpoint
-- With the rights of its owner, as `bitacora_sella`: a role that may only add rows cannot write lots. A lot that is there already is refused by
-- its key: nobody adds to one afterwards.
create function bitacora_agrupa() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$ begin
    if exists (select 1 from nuevas where lote is not null) then
      insert into bitacora_lote (lote_id, filas, ultima, contenido, huella)
        select lote, filas, ultima, contenido, encode(sha256(convert_to(contenido, 'UTF8')), 'hex') from (
          select n.lote as lote, count(*)::integer as filas, max(n.bitacora_id) as ultima,
            string_agg(n.bitacora_id || ' ' || encode(sha256(convert_to(bitacora_canonica(n::bitacora), 'UTF8')), 'hex'), e'\n' order by n.bitacora_id) as contenido
          from nuevas n where n.lote is not null group by n.lote
        ) lotes;
    end if;
    return null;
  end $$;
--> statement-breakpoint
create function bitacora_sella_lote() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      lugar bigint;
      anterior text;
      ahora timestamptz(3);
    begin
      perform pg_advisory_xact_lock(7320002);
      ahora := clock_timestamp();
      select s.orden + 1, s.huella into lugar, anterior from bitacora_sello s order by s.orden desc limit 1;
      if lugar is null then
        lugar := 1;
        anterior := repeat('0', 64);
      end if;
      insert into bitacora_sello (orden, bitacora_id, lote, huella, fecha)
        values (lugar, new.ultima, new.lote_id, bitacora_huella_lote(lugar, ahora, anterior, new.huella), ahora);
      return null;
    end
  $$;
--> statement-breakpoint
-- Others may have given themselves less time to wait for a lock; that of the chain comes always, and at the very end of their work.
alter function bitacora_sella() set lock_timeout = '10s';
--> statement-breakpoint
alter function bitacora_sella_lote() set lock_timeout = '10s';
--> statement-breakpoint
create function bitacora_fecha_es_de_la_base() returns trigger
  language plpgsql
  as $$ begin raise exception 'La fecha de la bitácora la pone la base de datos.'; end $$;
--> statement-breakpoint
-- In one transaction: no row is without a seal meanwhile.
drop trigger bitacora_sellada on bitacora;
--> statement-breakpoint
create constraint trigger bitacora_sellada after insert on bitacora
  deferrable initially deferred for each row when (new.lote is null) execute function bitacora_sella();
--> statement-breakpoint
create trigger bitacora_agrupada after insert on bitacora
  referencing new table as nuevas for each statement execute function bitacora_agrupa();
--> statement-breakpoint
create constraint trigger bitacora_lote_sellado after insert on bitacora_lote
  deferrable initially deferred for each row execute function bitacora_sella_lote();
--> statement-breakpoint
-- The moment of a row is when its transaction began; nobody tells of another.
create trigger bitacora_fechada before insert on bitacora
  for each row when (new.fecha is distinct from now()::timestamptz(3)) execute function bitacora_fecha_es_de_la_base();
--> statement-breakpoint
create trigger bitacora_lote_inmutable before update or delete or truncate on bitacora_lote
  for each statement execute function bitacora_es_inmutable();
--> statement-breakpoint
create trigger bitacora_lote_propio before insert on bitacora_lote
  for each statement when (pg_trigger_depth() = 0) execute function bitacora_sello_es_del_disparador();
--> statement-breakpoint
alter table bitacora_lote enable always trigger bitacora_lote_inmutable;
