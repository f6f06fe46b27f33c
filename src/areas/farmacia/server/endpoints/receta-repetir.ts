import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { consulta } from '#generated/server/tables.gen';
import { doseUnitNamed } from '#areas/farmacia/shared/farmacia/dose-unit-named';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { invalid } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { keepPrescription } from '../keep-prescription';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Creates a draft with the lines of an earlier prescription, in the actor's current consultation with the patient. Reasons are not copied,
 * because warnings are checked again.
 *
 * @throws Problem 404; 422 CONSULTA_REQUERIDA without a consultation of the actor with the patient within a day
 */
export const recetaRepetir: OperationHandler<'recetaRepetir', OperationContext> = async (
  { params: { recetaId } },
  { tx, actor },
) => {
  const resource = resourceOf('receta');
  const earlier = await findRecord(tx, resource, recetaId, 'receta.ver', actor);
  const [present] = await tx
    .select({ consultaId: consulta.consultaId })
    .from(consulta)
    .where(
      and(
        eq(consulta.pacienteId, earlier.pacienteId),
        eq(consulta.autorId, actor.usuarioId ?? 0),
        eq(consulta.activo, true),
        inArray(consulta.estatus, ['BORRADOR', 'FIRMADA']),
        gt(consulta.fechaHora, new Date(Date.now() - DAY_MS)),
      ),
    )
    .orderBy(desc(consulta.fechaHora))
    .limit(1);
  if (!present) throw invalid([{ campo: 'consultaId', codigo: 'CONSULTA_REQUERIDA', params: {} }]);
  const draft = await createRecord({
    tx,
    actor,
    resource,
    body: {
      pacienteId: earlier.pacienteId,
      consultaId: present.consultaId,
      ...(earlier.almacenId === null ? {} : { almacenId: earlier.almacenId }),
      surtimientosPermitidos: earlier.surtimientosPermitidos,
      indicacionesGenerales: earlier.indicacionesGenerales,
      lineas: (earlier.lineas ?? []).map(
        ({
          insumoId,
          continuacion,
          dosis,
          unidadDosis,
          via,
          frecuenciaHoras,
          frecuenciaTexto,
          duracionDias,
          prn,
          indicacionPrn,
          cantidadPrescrita,
          indicaciones,
        }) => ({
          insumoId,
          continuacion,
          dosis,
          // A prescription older than the list of units may spell the unit differently.
          unidadDosis: doseUnitNamed(unidadDosis) ?? unidadDosis,
          via,
          frecuenciaHoras,
          frecuenciaTexto,
          duracionDias,
          prn,
          indicacionPrn,
          cantidadPrescrita,
          indicaciones,
        }),
      ),
    },
  });
  return await keepPrescription(tx, draft, actor);
};
