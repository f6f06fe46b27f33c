-- tablas: 7a5669d3193c → b3a10d14a4e0
ALTER TABLE "alerta_sanitaria_almacen" DROP CONSTRAINT "alerta_sanitaria_almacen_telefono_check";
--> statement-breakpoint
ALTER TABLE "alerta_sanitaria_almacen" ADD CONSTRAINT "alerta_sanitaria_almacen_telefono_check" CHECK (char_length("telefono") <= 10) NOT VALID;
