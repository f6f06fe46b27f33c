import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen, insumo, inventario, paciente, persona, receta, recetaDetalle } from '#generated/server/tables.gen';
import { todayIn } from '#platform/shared/dates/moments';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { audit } from '#platform/server/db/audit';
import type { OperationContext } from '#platform/server/operations/context';
import { patientName } from '#areas/pacientes/server/farmacia/patient-name';
import { supplyName } from '../prescribing-facts';

const MOST = 500;

/** Returns the pending medicines at the actor's pharmacies, with current stock, the longest wait first (DOMAIN b.7, 4; f.5). */
export const recetaPendientes: OperationHandler<'recetaPendientes', OperationContext> = async (
  { params: { almacenId } },
  { database: { orm }, actor },
) => {
  const day = todayIn(actor.timeZone, new Date());
  const rows = await orm
    .select({
      recetaId: receta.recetaId,
      folio: receta.folio,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
      almacenId: receta.almacenId,
      almacenNombre: almacen.nombre,
      insumoId: recetaDetalle.insumoId,
      nombreGenerico: insumo.nombreGenerico,
      concentracion: insumo.concentracion,
      pendiente: recetaDetalle.cantidadPendiente,
      disponible: inventario.disponible,
      enTransito: inventario.enTransito,
      desde: receta.estatusDesde,
      vigenciaHasta: receta.vigenciaHasta,
    })
    .from(recetaDetalle)
    .innerJoin(receta, eq(receta.recetaId, recetaDetalle.recetaId))
    .innerJoin(paciente, eq(paciente.pacienteId, receta.pacienteId))
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .innerJoin(almacen, eq(almacen.almacenId, receta.almacenId))
    .innerJoin(insumo, eq(insumo.insumoId, recetaDetalle.insumoId))
    .leftJoin(
      inventario,
      and(eq(inventario.almacenId, receta.almacenId), eq(inventario.insumoId, recetaDetalle.insumoId)),
    )
    .where(
      and(
        eq(receta.activo, true),
        eq(receta.estatus, 'SURTIDA_PARCIAL'),
        gt(recetaDetalle.cantidadPendiente, 0),
        sql`${receta.vigenciaHasta} >= ${day}::date`,
        scopeCondition(resourceOf('receta'), 'receta.surtir', actor, {
          almacen: ['almacenId'],
          unidad: ['unidadFarmaciaId'],
        }),
        almacenId === undefined ? undefined : eq(receta.almacenId, almacenId),
      ),
    )
    .orderBy(asc(receta.estatusDesde), asc(recetaDetalle.recetaDetalleId))
    .limit(MOST);
  await audit(orm, actor, {
    accion: 'LEER',
    entidad: 'receta',
    entidadId: null,
    despues: { recetas: [...new Set(rows.map(({ recetaId }) => recetaId))] },
  });
  return rows.map(({ nombre, primerApellido, segundoApellido, nombreGenerico, concentracion, desde, ...row }) => ({
    ...row,
    almacenId: row.almacenId ?? 0,
    paciente: patientName({ nombre, primerApellido, segundoApellido }, actor),
    nombre: supplyName({ nombreGenerico, concentracion }),
    pendiente: row.pendiente ?? 0,
    disponible: row.disponible ?? 0,
    enTransito: row.enTransito ?? 0,
    desde: desde?.toISOString() ?? null,
  }));
};
