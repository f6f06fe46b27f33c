ALTER TABLE "usuario" DROP CONSTRAINT "usuario_intentos_fallidos_check";
--> statement-breakpoint
ALTER TABLE "usuario" DROP COLUMN "intentos_fallidos";
