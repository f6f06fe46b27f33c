-- The audit trail is only ever added to.
create function bitacora_es_inmutable() returns trigger
  language plpgsql
  as $$ begin raise exception 'La bitácora no se modifica ni se borra.'; end $$;
--> statement-breakpoint
create trigger bitacora_inmutable before update or delete or truncate on bitacora
  for each statement execute function bitacora_es_inmutable();
