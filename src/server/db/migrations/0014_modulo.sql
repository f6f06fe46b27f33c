-- tablas: 343491d8214f → 8b19e73a0b43
ALTER TABLE "modulo" DROP CONSTRAINT "modulo_ruta_check";
--> statement-breakpoint
ALTER TABLE "modulo" ADD CONSTRAINT "modulo_ruta_check" CHECK (char_length("ruta") <= 500) NOT VALID;
