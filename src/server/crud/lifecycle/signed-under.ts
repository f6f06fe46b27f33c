import { and, asc, eq, gt } from 'drizzle-orm';
import { pacienteFusion } from '../../../../generated/server/tables.gen';
import type { Queryable } from '../../db/database';
import { pacienteFusionDocumento } from '../../db/system-tables';

/**
 * Finds the patient record that a document named when it was signed. A merge moves signed documents to the record that stays, and their
 * signature goes on covering the old key.
 *
 * @returns null where no merge moved the document after the signature
 */
export async function signedUnder(
  db: Queryable,
  entidad: string,
  clave: number,
  signedAt: string,
): Promise<number | null> {
  const [first] = await db
    .select({ pacienteId: pacienteFusion.duplicadoId })
    .from(pacienteFusionDocumento)
    .innerJoin(pacienteFusion, eq(pacienteFusion.pacienteFusionId, pacienteFusionDocumento.pacienteFusionId))
    .where(
      and(
        eq(pacienteFusionDocumento.entidad, entidad),
        eq(pacienteFusionDocumento.clave, clave),
        eq(pacienteFusion.estatus, 'VIGENTE'),
        gt(pacienteFusion.fecha, new Date(signedAt)),
      ),
    )
    .orderBy(asc(pacienteFusion.fecha), asc(pacienteFusion.pacienteFusionId))
    .limit(1);
  return first?.pacienteId ?? null;
}
