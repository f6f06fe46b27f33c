-- tablas: 874f2b68fe0c → 9adde3bcb4c3
DROP INDEX "persona_primer_apellido_orden";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "persona_primer_apellido_orden" ON "persona" USING btree (orden("primer_apellido") collate "C",orden(coalesce("segundo_apellido", '')) collate "C",orden(coalesce("nombre", '')) collate "C","persona_id");
