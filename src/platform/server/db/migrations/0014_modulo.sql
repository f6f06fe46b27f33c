-- tablas: 343491d8214f → 10ce3ea5ee1e
ALTER TABLE "modulo" DROP CONSTRAINT "modulo_ruta_check";
--> statement-breakpoint
ALTER TABLE "modulo" ADD CONSTRAINT "modulo_ruta_check" CHECK (char_length("ruta") <= 250) NOT VALID;
