import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import {
  insumo,
  ordenCargo,
  ordenCargoDetalle,
  personalMedico,
  receta,
  recetaDetalle,
} from '#generated/server/tables.gen';
import type { OrdenCargo } from '#generated/shared/types.gen';
import { isControlledClass } from '#areas/farmacia/shared/farmacia/prescription-kind';
import { linesOf } from '#areas/ordenes/shared/orden-cargo/lines';
import type { Issue } from '#platform/shared/validation/issue';
import type { Queryable } from '#platform/server/db/database';

/**
 * Reports supplies that need a prescriber (DOMAIN b.2, 2). A physician must order controlled medicines and antibiotics. A controlled one
 * also needs a prescription of the patient in force, with enough pieces left.
 */
export async function requirePrescribed(tx: Queryable, document: OrdenCargo): Promise<readonly Issue[]> {
  const lines = linesOf(document);
  if (lines.length === 0) return [];
  const supplies = await tx
    .select({ insumoId: insumo.insumoId, fraccion: insumo.fraccion, antibiotico: insumo.antibiotico })
    .from(insumo)
    .where(
      inArray(
        insumo.insumoId,
        lines.map(({ insumoId }) => insumoId),
      ),
    );
  const controlled = new Set(
    supplies.filter(({ fraccion }) => isControlledClass(fraccion)).map(({ insumoId }) => insumoId),
  );
  if (controlled.size === 0 && !supplies.some(({ antibiotico }) => antibiotico)) return [];
  const issues: Issue[] = [];
  if (document.medicoIndicaId === null) issues.push({ campo: 'medicoIndicaId', codigo: 'REQUERIDO', params: {} });
  else {
    const [physician] = await tx
      .select({ may: personalMedico.puedePrescribir, controlled: personalMedico.puedePrescribirControlados })
      .from(personalMedico)
      .where(eq(personalMedico.personalMedicoId, document.medicoIndicaId));
    if (physician?.may !== true || (controlled.size > 0 && physician.controlled !== true))
      issues.push({ campo: 'medicoIndicaId', codigo: 'INDICA_SOLO_MEDICO', params: {} });
  }
  if (controlled.size === 0) return issues;
  if (document.recetaId === null) return [...issues, { campo: 'recetaId', codigo: 'RECETA_DE_CONTROLADO', params: {} }];
  return [...issues, ...(await prescriptionIssues(tx, document, document.recetaId, controlled))];
}

async function prescriptionIssues(
  tx: Queryable,
  document: OrdenCargo,
  recetaId: number,
  controlled: ReadonlySet<number>,
): Promise<readonly Issue[]> {
  // The lock serialises orders by one prescription.
  const [prescription] = await tx
    .select({ pacienteId: receta.pacienteId, estatus: receta.estatus })
    .from(receta)
    .where(eq(receta.recetaId, recetaId))
    .for('update');
  const isOpen = prescription?.estatus === 'EMITIDA' || prescription?.estatus === 'SURTIDA_PARCIAL';
  if (!isOpen || prescription.pacienteId !== document.pacienteId)
    return [{ campo: 'recetaId', codigo: 'RECETA_DE_CONTROLADO', params: {} }];
  const prescribed = await tx
    .select({
      insumoId: recetaDetalle.insumoId,
      left: sql<number>`(${recetaDetalle.cantidadPrescrita} - coalesce(${recetaDetalle.cantidadSurtida}, 0))::int`,
    })
    .from(recetaDetalle)
    .where(eq(recetaDetalle.recetaId, recetaId));
  const ordered = await tx
    .select({
      insumoId: ordenCargoDetalle.insumoId,
      pieces: sql<number>`sum(coalesce(${ordenCargoDetalle.cantidadAutorizada}, ${ordenCargoDetalle.cantidadSolicitada}))::int`,
    })
    .from(ordenCargoDetalle)
    .innerJoin(ordenCargo, eq(ordenCargo.ordenCargoId, ordenCargoDetalle.ordenCargoId))
    .where(
      and(
        eq(ordenCargo.recetaId, recetaId),
        eq(ordenCargo.activo, true),
        ne(ordenCargo.ordenCargoId, document.ordenCargoId),
        notInArray(ordenCargo.estatus, ['BORRADOR', 'RECHAZADA', 'CANCELADA']),
      ),
    )
    .groupBy(ordenCargoDetalle.insumoId);
  return linesOf(document).flatMap(({ insumoId, cantidadSolicitada }, index) => {
    if (!controlled.has(insumoId)) return [];
    const left =
      (prescribed.find((line) => line.insumoId === insumoId)?.left ?? 0) -
      (ordered.find((line) => line.insumoId === insumoId)?.pieces ?? 0);
    return cantidadSolicitada > left
      ? [
          {
            campo: `lineas.${index}.cantidadSolicitada`,
            codigo: 'RECETA_NO_ALCANZA',
            params: { quedan: Math.max(0, left) },
          },
        ]
      : [];
  });
}
