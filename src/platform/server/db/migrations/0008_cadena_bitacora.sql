-- The audit trail as a chain: each row is sealed as its transaction commits, with the digest of the row before it.
-- A value as part of a longer text, so that no two rows give the same text: its length in bytes and itself; a missing one is `-`.
create function bitacora_parte(valor text) returns text
  language sql immutable
  as $$ select coalesce(octet_length(convert_to(valor, 'UTF8')) || ':' || valor, '-') || ',' $$;
--> statement-breakpoint
create function bitacora_momento(momento timestamptz) returns text
  language sql stable
  as $$ select to_char(momento at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
--> statement-breakpoint
-- A row as text: every column, in this order. In PL/pgSQL, which plans it once for a session and not for each row. `canonicalRow` says the same in
-- TypeScript; a column that is added makes another format.
create function bitacora_canonica(fila bitacora) returns text
  language plpgsql stable
  as $$ begin
    return bitacora_parte(fila.bitacora_id::text)
      || bitacora_parte(bitacora_momento(fila.fecha))
      || bitacora_parte(fila.usuario_id::text)
      || bitacora_parte(fila.unidad_id::text)
      || bitacora_parte(fila.accion)
      || bitacora_parte(fila.transicion)
      || bitacora_parte(fila.entidad)
      || bitacora_parte(fila.entidad_id)
      || bitacora_parte(fila.antes::text)
      || bitacora_parte(fila.despues::text)
      || bitacora_parte(fila.motivo)
      || bitacora_parte(fila.ip)
      || bitacora_parte(fila.dispositivo)
      || bitacora_parte(fila.correlation_id);
  end $$;
--> statement-breakpoint
create function bitacora_huella(orden bigint, sellada timestamptz, anterior text, fila bitacora) returns text
  language plpgsql stable
  as $$ begin
    return encode(sha256(convert_to(
      'bitacora/1' || e'\n' || orden || e'\n' || bitacora_momento(sellada) || e'\n' || anterior || e'\n' || bitacora_canonica(fila), 'UTF8')), 'hex');
  end $$;
--> statement-breakpoint
-- Runs at the commit, when nothing else is left to be waited for: who holds the lock holds it for the commit alone and cannot be part of a
-- deadlock. It runs with the rights of its owner, so that a role which may only add rows cannot write seals.
create function bitacora_sella() returns trigger
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
      insert into bitacora_sello (orden, bitacora_id, huella, fecha)
        values (lugar, new.bitacora_id, bitacora_huella(lugar, ahora, anterior, new), ahora);
      return null;
    end
  $$;
--> statement-breakpoint
-- First of all that touches the table: from here on nobody adds rows until what is there is sealed.
create constraint trigger bitacora_sellada after insert on bitacora
  deferrable initially deferred for each row execute function bitacora_sella();
--> statement-breakpoint
-- What was written before there were seals is sealed as it is found.
do $$
  declare
    fila bitacora;
    lugar bigint := 0;
    anterior text := repeat('0', 64);
    ahora timestamptz(3) := clock_timestamp();
  begin
    for fila in select * from bitacora order by bitacora_id loop
      lugar := lugar + 1;
      anterior := bitacora_huella(lugar, ahora, anterior, fila);
      insert into bitacora_sello (orden, bitacora_id, huella, fecha) values (lugar, fila.bitacora_id, anterior, ahora);
    end loop;
  end
$$;
--> statement-breakpoint
create trigger bitacora_sello_inmutable before update or delete or truncate on bitacora_sello
  for each statement execute function bitacora_es_inmutable();
--> statement-breakpoint
create function bitacora_sello_es_del_disparador() returns trigger
  language plpgsql
  as $$ begin raise exception 'Los sellos de la bitácora los pone la base de datos.'; end $$;
--> statement-breakpoint
create trigger bitacora_sello_propio before insert on bitacora_sello
  for each statement when (pg_trigger_depth() = 0) execute function bitacora_sello_es_del_disparador();
--> statement-breakpoint
-- Also where a session says that it applies changes of another server, which turns ordinary triggers off.
alter table bitacora enable always trigger bitacora_inmutable;
--> statement-breakpoint
alter table bitacora_sello enable always trigger bitacora_sello_inmutable;
