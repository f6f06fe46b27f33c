import { and, count, desc, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { consulta, consultaDiagnostico, diagnostico } from '#generated/server/tables.gen';
import { ownerOf } from '#platform/server/db/actor';
import type { OperationContext } from '#platform/server/operations/context';

/** Maximum number of diagnoses above the picker. */
const MOST = 8;

/** Returns the diagnoses of the reader's own signed notes, the most frequent first. */
export const consultaFavoritos: OperationHandler<'consultaFavoritos', OperationContext> = async (
  _input,
  { database: { orm }, actor },
) => {
  const usuarioId = ownerOf(actor);
  if (usuarioId === null) return [];
  const times = count();
  return orm
    .select({
      diagnosticoId: diagnostico.diagnosticoId,
      clave: diagnostico.clave,
      nombre: diagnostico.nombre,
      veces: times,
    })
    .from(consultaDiagnostico)
    .innerJoin(consulta, eq(consulta.consultaId, consultaDiagnostico.consultaId))
    .innerJoin(diagnostico, eq(diagnostico.diagnosticoId, consultaDiagnostico.diagnosticoId))
    .where(and(eq(consulta.autorId, usuarioId), eq(consulta.estatus, 'FIRMADA'), eq(diagnostico.activo, true)))
    .groupBy(diagnostico.diagnosticoId, diagnostico.clave, diagnostico.nombre)
    .orderBy(desc(times), diagnostico.clave)
    .limit(MOST);
};
