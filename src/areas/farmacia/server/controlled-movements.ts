import { and, asc, count, desc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Fraccion } from '#generated/shared/enums.gen';
import {
  colonia,
  estado,
  insumo,
  kardex,
  lote,
  municipio,
  paciente,
  persona,
  receta,
  surtimiento,
  surtimientoDetalle,
  usuario,
} from '#generated/server/tables.gen';
import { addressText } from '#areas/pacientes/shared/pacientes/address-text';
import { edgeOfDay } from '#platform/shared/dates/moments';
import { fullName } from '#platform/shared/text/full-name';
import { mayReadPath } from '#platform/server/records/read/readable';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { audit } from '#platform/server/db/audit';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { patientName } from '#areas/pacientes/server/farmacia/patient-name';
import { supplyName } from './prescribing-facts';

/** Permission to read the control book. */
export const BOOK = 'reporte.medicamento-controlado';

/** Classes with pages in the book. IV is not controlled, but its refills are monitored here as well. */
export const BOOK_CLASSES = ['I', 'II', 'III', 'IV'] as const;

/** Selected part of a warehouse's book. */
export interface BookPart {
  readonly almacenId: number;
  readonly fracciones: readonly Fraccion[];
  readonly insumoId?: number | undefined;
  /** `yyyy-MM-dd`, in the reader's time zone. */
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
}

/**
 * Returns the movements of the control book in the reader's scope (LGS 226; DOMAIN f.9, 10), in ledger order, each with its resulting
 * balance. Readers who may not identify patients get initials and no address. The audit trail records the reading.
 *
 * @param most limits the result to the latest movements
 */
export async function controlledMovements(db: Queryable, part: BookPart, actor: Actor, most?: number) {
  const [verifier, verifying] = [alias(persona, 'verifico'), alias(usuario, 'cuenta_verifico')];
  const [dispenser, dispensing] = [alias(persona, 'surtio'), alias(usuario, 'cuenta_surtio')];
  const order = most === undefined ? asc : desc;
  const query = db
    .select({
      fraccion: insumo.fraccion,
      clave: insumo.clave,
      nombreGenerico: insumo.nombreGenerico,
      concentracion: insumo.concentracion,
      consecutivo: kardex.consecutivo,
      fecha: kardex.fechaMovimiento,
      tipo: kardex.tipo,
      documento: kardex.documentoFolio,
      recetaId: receta.recetaId,
      folioEspecial: receta.folioEspecial,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
      domicilio: paciente.domicilio,
      colonia: colonia.nombre,
      municipio: municipio.nombre,
      estado: estado.nombre,
      medico: receta.medicoNombre,
      cedula: receta.medicoCedula,
      lote: lote.numeroLote,
      entrada: kardex.entrada,
      salida: kardex.salida,
      saldo: kardex.saldoInsumo,
      recibe: surtimiento.recibe,
      verificoNombre: verifier.nombre,
      verificoApellido: verifier.primerApellido,
      surtioNombre: dispenser.nombre,
      surtioApellido: dispenser.primerApellido,
    })
    .from(kardex)
    .innerJoin(insumo, eq(insumo.insumoId, kardex.insumoId))
    .leftJoin(lote, eq(lote.loteId, kardex.loteId))
    .leftJoin(receta, and(eq(kardex.documentoTipo, 'RECETA'), eq(receta.recetaId, kardex.documentoId)))
    .leftJoin(
      surtimientoDetalle,
      and(
        eq(surtimientoDetalle.insumoId, kardex.insumoId),
        eq(surtimientoDetalle.loteId, kardex.loteId),
        eq(surtimientoDetalle.movimiento, kardex.consecutivo),
      ),
    )
    .leftJoin(
      surtimiento,
      and(eq(surtimiento.surtimientoId, surtimientoDetalle.surtimientoId), eq(surtimiento.recetaId, receta.recetaId)),
    )
    .leftJoin(verifying, eq(verifying.usuarioId, surtimiento.segundoVerificadorId))
    .leftJoin(verifier, eq(verifier.personaId, verifying.personaId))
    .leftJoin(dispensing, eq(dispensing.usuarioId, kardex.usuarioId))
    .leftJoin(dispenser, eq(dispenser.personaId, dispensing.personaId))
    .leftJoin(paciente, eq(paciente.pacienteId, receta.pacienteId))
    .leftJoin(persona, eq(persona.personaId, paciente.personaId))
    .leftJoin(colonia, sql`${colonia.coloniaId} = (${paciente.domicilio} ->> 'coloniaId')::bigint`)
    .leftJoin(municipio, sql`${municipio.municipioId} = (${paciente.domicilio} ->> 'municipioId')::bigint`)
    .leftJoin(estado, sql`${estado.clave} = ${paciente.domicilio} ->> 'estadoClave'`)
    .where(isOf(part, actor))
    .orderBy(asc(insumo.fraccion), asc(insumo.clave), order(kardex.consecutivo));
  const found = most === undefined ? await query : (await query.limit(most)).toReversed();
  const recetas = [...new Set(found.flatMap(({ recetaId }) => recetaId ?? []))];
  if (recetas.length > 0)
    await audit(db, actor, { accion: 'LEER', entidad: 'receta', entidadId: null, despues: { recetas } });
  const knowsWhere = mayReadPath(resourceOf('paciente'), 'domicilio', actor);
  const identifies = actor.permissions.has('paciente.identificar');
  return found.map((row) => ({
    fraccion: row.fraccion,
    clave: row.clave,
    medicamento: supplyName(row),
    consecutivo: row.consecutivo,
    fecha: row.fecha.toISOString(),
    tipo: row.tipo,
    documento: row.documento,
    recetaId: row.recetaId,
    folioEspecial: row.folioEspecial,
    paciente:
      row.nombre && row.primerApellido
        ? patientName(
            { nombre: row.nombre, primerApellido: row.primerApellido, segundoApellido: row.segundoApellido },
            actor,
          )
        : null,
    domicilio: knowsWhere && row.domicilio ? addressText(row.domicilio, row) : null,
    medico: row.medico,
    cedula: row.cedula,
    lote: row.lote,
    entrada: row.entrada,
    salida: row.salida,
    saldo: row.saldo,
    surtio: row.recetaId === null ? null : shortName(row.surtioNombre, row.surtioApellido),
    verifico: shortName(row.verificoNombre, row.verificoApellido),
    recibio: identifies && typeof row.recibe?.['nombre'] === 'string' ? row.recibe['nombre'] : null,
  }));
}

/** Counts the movements of a part of the book. */
export async function countMovements(db: Queryable, part: BookPart, actor: Actor): Promise<number> {
  const [row] = await db
    .select({ pieces: count() })
    .from(kardex)
    .innerJoin(insumo, eq(insumo.insumoId, kardex.insumoId))
    .where(isOf(part, actor));
  return row?.pieces ?? 0;
}

function isOf({ almacenId, fracciones, insumoId, desde, hasta }: BookPart, actor: Actor): SQL | undefined {
  return and(
    eq(kardex.almacenId, almacenId),
    inArray(insumo.fraccion, [...fracciones]),
    insumoId === undefined ? undefined : eq(kardex.insumoId, insumoId),
    desde === undefined ? undefined : gte(kardex.fechaMovimiento, edgeOfDay(desde, 'start', actor.timeZone)),
    hasta === undefined ? undefined : lte(kardex.fechaMovimiento, edgeOfDay(hasta, 'end', actor.timeZone)),
    scopeCondition(resourceOf('kardex'), BOOK, actor),
  );
}

function shortName(nombre: string | null, primerApellido: string | null): string | null {
  return nombre && primerApellido ? fullName({ nombre, primerApellido, segundoApellido: null }) : null;
}
