// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { Proveedor } from '../../shared/types/proveedor.gen';

/** Proveedor. Empresa que surte insumos a la red. Sus usuarios ven solo lo suyo. */
export const proveedor = pgTable(
  'proveedor',
  {
    proveedorId: bigint('proveedor_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    rfc: text('rfc').notNull(),
    razonSocial: text('razon_social').notNull(),
    nombreComercial: text('nombre_comercial'),
    tipo: text('tipo').$type<Proveedor['tipo']>().notNull(),
    estatus: text('estatus').$type<Proveedor['estatus']>().notNull().default('ACTIVO'),
    telefono: text('telefono'),
    correo: text('correo').notNull(),
    contactos: jsonb('contactos').$type<NonNullable<Proveedor['contactos']>>(),
    domicilio: jsonb('domicilio').$type<NonNullable<Proveedor['domicilio']>>(),
    manejaControlados: boolean('maneja_controlados').notNull().default(false),
    licenciaSanitaria: text('licencia_sanitaria'),
    avisoFuncionamiento: text('aviso_funcionamiento'),
    responsableSanitario: text('responsable_sanitario'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("rfc", '') || ' ' || coalesce("razon_social", '') || ' ' || coalesce("nombre_comercial", ''))`,
    ),
    busquedaSonido: text('busqueda_sonido').generatedAlwaysAs(
      sql`sonido(coalesce("razon_social", '') || ' ' || coalesce("nombre_comercial", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    check(
      'proveedor_rfc_check',
      sql`char_length("rfc") >= 12 and char_length("rfc") <= 13 and "rfc" ~ '^[A-ZÑ&]{3,4}\\d{6}[A-Z0-9]{3}$'`,
    ),
    check('proveedor_razon_social_check', sql`char_length("razon_social") >= 1 and char_length("razon_social") <= 200`),
    check('proveedor_nombre_comercial_check', sql`char_length("nombre_comercial") <= 120`),
    check('proveedor_tipo_check', sql`"tipo" in ('LABORATORIO', 'DISTRIBUIDOR', 'OPERADOR_LOGISTICO', 'OTRO')`),
    check('proveedor_estatus_check', sql`"estatus" in ('ACTIVO', 'SUSPENDIDO', 'SANCIONADO')`),
    check(
      'proveedor_telefono_check',
      sql`char_length("telefono") <= 16 and "telefono" ~ '^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$'`,
    ),
    check('proveedor_correo_check', sql`char_length("correo") <= 120`),
    check('proveedor_licencia_sanitaria_check', sql`char_length("licencia_sanitaria") <= 40`),
    check('proveedor_aviso_funcionamiento_check', sql`char_length("aviso_funcionamiento") <= 40`),
    check('proveedor_responsable_sanitario_check', sql`char_length("responsable_sanitario") <= 120`),
    uniqueIndex('proveedor_rfc_key').on(table.rfc),
    index('proveedor_rfc_orden').on(sql`orden("rfc") collate "C"`, table.proveedorId, table.rfc, table.activo),
    index('proveedor_razon_social_orden').on(
      sql`orden("razon_social") collate "C"`,
      table.proveedorId,
      table.razonSocial,
      table.activo,
    ),
    index('proveedor_nombre_comercial_orden').on(
      sql`orden("nombre_comercial") collate "C"`,
      table.proveedorId,
      table.nombreComercial,
      table.activo,
    ),
    index('proveedor_tipo_idx').on(table.tipo, table.proveedorId, table.activo),
    index('proveedor_estatus_idx').on(table.estatus, table.proveedorId, table.activo),
    index('proveedor_telefono_orden').on(
      sql`orden("telefono") collate "C"`,
      table.proveedorId,
      table.telefono,
      table.activo,
    ),
    index('proveedor_correo_orden').on(sql`orden("correo") collate "C"`, table.proveedorId, table.correo, table.activo),
    index('proveedor_maneja_controlados_idx').on(table.manejaControlados, table.proveedorId),
    index('proveedor_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
    index('proveedor_busqueda_sonido_trgm').using('gin', table.busquedaSonido.op('gin_trgm_ops')),
  ],
);
