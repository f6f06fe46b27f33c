// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

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
import { almacen } from './almacen.gen';
import { municipio } from './municipio.gen';
import { personalMedico } from './personal-medico.gen';

/** Jurisdicción. Jurisdicción sanitaria: coordina las unidades y los programas de un grupo de municipios. */
export const jurisdiccion = pgTable(
  'jurisdiccion',
  {
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    numero: bigint('numero', { mode: 'number' }).notNull(),
    nombre: text('nombre').notNull(),
    sedeMunicipioId: bigint('sede_municipio_id', { mode: 'number' }).notNull(),
    almacenId: bigint('almacen_id', { mode: 'number' }),
    jefePersonalMedicoId: bigint('jefe_personal_medico_id', { mode: 'number' }),
    telefono: text('telefono'),
    correo: text('correo'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'jurisdiccion_sede_municipio_id_fk',
      columns: [table.sedeMunicipioId],
      foreignColumns: [municipio.municipioId],
    }),
    foreignKey({ name: 'jurisdiccion_almacen_id_fk', columns: [table.almacenId], foreignColumns: [almacen.almacenId] }),
    foreignKey({
      name: 'jurisdiccion_jefe_personal_medico_id_fk',
      columns: [table.jefePersonalMedicoId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    check('jurisdiccion_numero_check', sql`"numero" >= 1 and "numero" <= 99`),
    check('jurisdiccion_nombre_check', sql`char_length("nombre") >= 3 and char_length("nombre") <= 80`),
    check(
      'jurisdiccion_telefono_check',
      sql`char_length("telefono") <= 16 and "telefono" ~ '^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$'`,
    ),
    check('jurisdiccion_correo_check', sql`char_length("correo") <= 120`),
    uniqueIndex('jurisdiccion_numero_key').on(table.numero),
    index('jurisdiccion_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.jurisdiccionId,
      table.nombre,
      table.activo,
    ),
    index('jurisdiccion_sede_municipio_id_idx').on(table.sedeMunicipioId, table.jurisdiccionId, table.activo),
    index('jurisdiccion_almacen_id_idx').on(table.almacenId, table.jurisdiccionId, table.activo),
    index('jurisdiccion_jefe_personal_medico_id_idx').on(
      table.jefePersonalMedicoId,
      table.jurisdiccionId,
      table.activo,
    ),
    index('jurisdiccion_telefono_orden').on(
      sql`orden("telefono") collate "C"`,
      table.jurisdiccionId,
      table.telefono,
      table.activo,
    ),
    index('jurisdiccion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
