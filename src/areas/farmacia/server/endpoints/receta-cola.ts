import { and, asc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen, paciente, persona, receta, visita } from '#generated/server/tables.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { audit } from '#platform/server/db/audit';
import { todayIn } from '#platform/shared/dates/moments';
import type { OperationContext } from '#platform/server/operations/context';
import { patientName } from '#areas/pacientes/server/farmacia/patient-name';

/** Maximum number of prescriptions in a queue. Beyond it, users search by folio. */
const MOST = 300;
const MINUTE_MS = 60_000;

/**
 * Returns the prescriptions that wait at the actor's pharmacies (DOMAIN f.5), the longest wait first. A prescription with only refills left
 * does not wait. `folio` limits them to one number.
 */
export const recetaCola: OperationHandler<'recetaCola', OperationContext> = async (
  { params: { almacenId, folio } },
  { database: { orm }, actor },
) => {
  const resource = resourceOf('receta');
  const now = new Date();
  const day = todayIn(actor.timeZone, now);
  const within = scopeCondition(resource, 'receta.surtir', actor, {
    almacen: ['almacenId'],
    unidad: ['unidadFarmaciaId'],
  });
  const rows = await orm
    .select({
      recetaId: receta.recetaId,
      folio: receta.folio,
      turno: visita.turnoNumero,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
      estatus: receta.estatus,
      tipo: receta.tipo,
      almacenId: receta.almacenId,
      since: receta.estatusDesde,
      claves: receta.claves,
      piezas: receta.piezasPendientes,
      vigenciaHasta: receta.vigenciaHasta,
    })
    .from(receta)
    .innerJoin(paciente, eq(paciente.pacienteId, receta.pacienteId))
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .leftJoin(visita, eq(visita.visitaId, receta.visitaId))
    .where(
      and(
        eq(receta.activo, true),
        inArray(receta.estatus, ['EMITIDA', 'SURTIDA_PARCIAL']),
        within,
        almacenId === undefined ? undefined : eq(receta.almacenId, almacenId),
        folio === undefined
          ? sql`${receta.vigenciaHasta} >= ${day}::date`
          : ilike(receta.folio, `%${folio.replaceAll(/[\\%_]/g, '\\$&')}`),
      ),
    )
    .orderBy(asc(receta.estatusDesde), asc(receta.recetaId))
    .limit(MOST);
  const places = await orm
    .select({
      almacenId: almacen.almacenId,
      nombre: almacen.nombre,
      cruzado: sql<boolean>`${almacen.surtimientoCruzado} is true`,
    })
    .from(almacen)
    .where(
      and(
        eq(almacen.activo, true),
        inArray(almacen.tipo, ['FARMACIA', 'CENDIS']),
        scopeCondition(resourceOf('almacen'), 'receta.surtir', actor),
      ),
    )
    .orderBy(asc(almacen.nombre));
  await audit(orm, actor, {
    accion: 'LEER',
    entidad: 'receta',
    entidadId: null,
    despues: { recetas: rows.map(({ recetaId }) => recetaId) },
  });
  return {
    almacenes: places,
    recetas: rows.map(({ nombre, primerApellido, segundoApellido, since, ...row }) => ({
      ...row,
      turno: row.turno ?? null,
      tipo: row.tipo ?? 'ORDINARIA',
      almacenId: row.almacenId ?? 0,
      claves: row.claves ?? 0,
      piezas: row.piezas ?? 0,
      paciente: patientName({ nombre, primerApellido, segundoApellido }, actor),
      minutos: since ? Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS)) : 0,
      venceHoy: row.vigenciaHasta === day,
      completa: (row.piezas ?? 0) === 0,
    })),
  };
};
