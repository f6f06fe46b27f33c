import { inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { evaluacionProveedor } from '#generated/server/tables.gen';
import type { OperationContext } from '#platform/server/operations/context';

/** Handles suppliers as flat rows, with their scores. */
export const proveedorList: OperationHandler<'proveedorList', OperationContext> = async (_input, { page, tx }) => {
  const found = await page('proveedor');
  const scores = await tx
    .select({
      proveedorId: evaluacionProveedor.proveedorId,
      calificacion: evaluacionProveedor.calificacion,
      cumplimientoTiempo: evaluacionProveedor.cumplimientoTiempo,
      cumplimientoCantidad: evaluacionProveedor.cumplimientoCantidad,
      canjesAtendidos: evaluacionProveedor.canjesAtendidos,
      rechazos: evaluacionProveedor.rechazos,
    })
    .from(evaluacionProveedor)
    .where(
      inArray(
        evaluacionProveedor.proveedorId,
        found.map(({ proveedorId }) => proveedorId),
      ),
    );
  const byKey = new Map(scores.map((score) => [score.proveedorId, score]));
  return found.map(({ proveedorId, rfc, razonSocial, nombreComercial, tipo, estatus, telefono, correo }) => {
    const score = byKey.get(proveedorId);
    return {
      proveedorId,
      rfc,
      razonSocial,
      nombreComercial: nombreComercial ?? null,
      tipo,
      estatus,
      telefono: telefono ?? null,
      correo,
      calificacion: score?.calificacion ?? null,
      cumplimientoTiempo: score?.cumplimientoTiempo ?? null,
      cumplimientoCantidad: score?.cumplimientoCantidad ?? null,
      canjesAtendidos: score?.canjesAtendidos ?? null,
      rechazos: score?.rechazos ?? null,
    };
  });
};
