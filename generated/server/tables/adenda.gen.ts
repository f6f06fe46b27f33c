// Generated from schemas/entities/consulta/adenda.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { consulta } from './consulta.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { paciente } from './paciente.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';

/** Adenda. Lo que se agrega a una nota firmada, que ya no cambia. Una adenda tampoco se cambia ni se borra. */
export const adenda = pgTable(
  'adenda',
  {
    adendaId: bigint('adenda_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    consultaId: bigint('consulta_id', { mode: 'number' }).notNull(),
    texto: text('texto').notNull(),
    pacienteId: bigint('paciente_id', { mode: 'number' }),
    autorId: bigint('autor_id', { mode: 'number' }),
    nombre: text('nombre'),
    cedula: text('cedula'),
    fecha: timestamp('fecha', { withTimezone: true, precision: 3, mode: 'date' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("texto", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'adenda_consulta_id_fk', columns: [table.consultaId], foreignColumns: [consulta.consultaId] }),
    foreignKey({ name: 'adenda_paciente_id_fk', columns: [table.pacienteId], foreignColumns: [paciente.pacienteId] }),
    foreignKey({ name: 'adenda_autor_id_fk', columns: [table.autorId], foreignColumns: [usuario.usuarioId] }),
    foreignKey({ name: 'adenda_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'adenda_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    check('adenda_texto_check', sql`char_length("texto") >= 5 and char_length("texto") <= 4000`),
    check('adenda_nombre_check', sql`char_length("nombre") <= 200`),
    check('adenda_cedula_check', sql`char_length("cedula") <= 8`),
    index('adenda_consulta_id_idx').on(table.consultaId, table.adendaId, table.activo),
    index('adenda_texto_orden').on(sql`orden("texto") collate "C"`, table.adendaId, table.activo),
    index('adenda_paciente_id_idx').on(table.pacienteId),
    index('adenda_autor_id_idx').on(table.autorId),
    index('adenda_nombre_orden').on(sql`orden("nombre") collate "C"`, table.adendaId, table.nombre, table.activo),
    index('adenda_fecha_idx').on(table.fecha, table.adendaId, table.activo),
    index('adenda_unidad_id_idx').on(table.unidadId),
    index('adenda_jurisdiccion_id_idx').on(table.jurisdiccionId),
    index('adenda_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
