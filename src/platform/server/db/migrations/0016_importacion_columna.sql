-- tablas: 8e12837f4ed0 → 1f39806d9f80
CREATE TABLE "importacion_columna" (
	"usuario_id" bigint NOT NULL,
	"entidad" text NOT NULL,
	"encabezado" text NOT NULL,
	"campo" text NOT NULL,
	CONSTRAINT "importacion_columna_usuario_id_entidad_encabezado_pk" PRIMARY KEY("usuario_id","entidad","encabezado")
);

