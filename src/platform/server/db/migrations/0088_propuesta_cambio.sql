-- tablas: eb7dd48a6cae → 8712afbc0de4
ALTER TABLE "propuesta_cambio" ADD COLUMN "rondas" jsonb;

--> statement-breakpoint
CREATE OR REPLACE FUNCTION "propuesta_cambio_rondas"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new."rondas" is null or exists (
    select from jsonb_array_elements(old."rondas") with ordinality as r(ronda, lugar)
    where new."rondas" -> (r.lugar::int - 1) is distinct from r.ronda
  ) then
    raise exception 'propuesta_cambio: las rondas no se modifican ni se borran.'
      using errcode = 'restrict_violation', table = 'propuesta_cambio', constraint = 'propuesta_cambio_rondas';
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "propuesta_cambio_rondas" BEFORE UPDATE OF "rondas" ON "propuesta_cambio"
  FOR EACH ROW WHEN (old."rondas" is not null) EXECUTE FUNCTION "propuesta_cambio_rondas"();
