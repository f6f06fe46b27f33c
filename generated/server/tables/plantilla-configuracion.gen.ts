// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { unidadTipo } from './unidad-tipo.gen';
import type { PlantillaConfiguracion } from '../../shared/types/plantilla-configuracion.gen';

/** Plantilla de configuración. Las claves que debe tener cada unidad de un tipo, con sus niveles. Se aplica a todas a la vez; sin niveles, cada una recibe los que sugiere su consumo. */
export const plantillaConfiguracion = pgTable(
  'plantilla_configuracion',
  {
    plantillaConfiguracionId: bigint('plantilla_configuracion_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    nombre: text('nombre').notNull(),
    unidadTipoId: bigint('unidad_tipo_id', { mode: 'number' }).notNull(),
    tipoAlmacen: text('tipo_almacen').$type<PlantillaConfiguracion['tipoAlmacen']>().notNull().default('FARMACIA'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'plantilla_configuracion_unidad_tipo_id_fk',
      columns: [table.unidadTipoId],
      foreignColumns: [unidadTipo.unidadTipoId],
    }),
    check('plantilla_configuracion_nombre_check', sql`char_length("nombre") >= 3 and char_length("nombre") <= 80`),
    check(
      'plantilla_configuracion_tipo_almacen_check',
      sql`"tipo_almacen" in ('ALMACEN_ESTATAL', 'ALMACEN_REGIONAL', 'ALMACEN_JURISDICCIONAL', 'ALMACEN_UNIDAD', 'FARMACIA', 'CENDIS', 'CENTRAL_ENFERMERIA', 'QUIROFANO', 'CARRO_ROJO', 'CUARENTENA')`,
    ),
    uniqueIndex('plantilla_configuracion_nombre_key').on(table.nombre),
    index('plantilla_configuracion_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.plantillaConfiguracionId,
      table.nombre,
      table.activo,
    ),
    index('plantilla_configuracion_unidad_tipo_id_idx').on(
      table.unidadTipoId,
      table.plantillaConfiguracionId,
      table.activo,
    ),
    index('plantilla_configuracion_tipo_almacen_idx').on(
      table.tipoAlmacen,
      table.plantillaConfiguracionId,
      table.activo,
    ),
    index('plantilla_configuracion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
