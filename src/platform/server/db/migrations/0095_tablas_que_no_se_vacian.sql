-- Refuses TRUNCATE of the server's own tables with audited rows, in every session.
-- Those of the schemas have a trigger from the compiler.
create function tabla_no_se_vacia() returns trigger language plpgsql as $$
begin
  raise exception '%: la tabla no se vacía; la bitácora da cuenta de sus registros.', tg_table_name
    using errcode = 'restrict_violation', table = tg_table_name, constraint = tg_table_name || '_vaciado';
end
$$;
--> statement-breakpoint
create trigger archivo_vaciado before truncate on archivo for each statement execute function tabla_no_se_vacia();
--> statement-breakpoint
alter table archivo enable always trigger archivo_vaciado;
--> statement-breakpoint
create trigger comentario_vaciado before truncate on comentario for each statement execute function tabla_no_se_vacia();
--> statement-breakpoint
alter table comentario enable always trigger comentario_vaciado;
--> statement-breakpoint
create trigger folio_vaciado before truncate on folio for each statement execute function tabla_no_se_vacia();
--> statement-breakpoint
alter table folio enable always trigger folio_vaciado;
--> statement-breakpoint
create trigger paciente_fusion_documento_vaciado before truncate on paciente_fusion_documento for each statement execute function tabla_no_se_vacia();
--> statement-breakpoint
alter table paciente_fusion_documento enable always trigger paciente_fusion_documento_vaciado;
--> statement-breakpoint
create trigger sesion_vaciado before truncate on sesion for each statement execute function tabla_no_se_vacia();
--> statement-breakpoint
alter table sesion enable always trigger sesion_vaciado;
--> statement-breakpoint
create trigger simulacion_vaciado before truncate on simulacion for each statement execute function tabla_no_se_vacia();
--> statement-breakpoint
alter table simulacion enable always trigger simulacion_vaciado;
