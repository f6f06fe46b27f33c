-- What the role that the server runs as needs where it does not own the tables, so that not even it can turn the triggers of the audit trail
-- off. Run it as the owner after every `npm run migrate`, with the role's name:
--   psql "$OWNER_URL" -v app=red_salud_app -f scripts/audit/app-role.sql
grant usage on schema public to :"app";
grant select, insert, update, delete on all tables in schema public to :"app";
grant usage, select on all sequences in schema public to :"app";
revoke update, delete, truncate, references, trigger on bitacora from :"app";
revoke insert, update, delete, truncate, references, trigger on bitacora_sello, bitacora_lote from :"app";
revoke insert, update, delete, truncate on _migracion, _migracion_paso from :"app";
