import { and, eq } from 'drizzle-orm';
import { cama } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { currentStay, IN_BED } from '#areas/consulta/server/current-stay';
import type { WriteChecks } from '#platform/server/entity/hooks';

/** Checks the request for a stay: the service has beds, and the patient is in no hospital of the network (DOMAIN b.3, 1). */
export const hospitalizacionChecks: WriteChecks = {
  async beforeCreate(tx, record) {
    const servicioId = Number(record['servicioId']);
    const [bed] = await tx
      .select({ id: cama.camaId })
      .from(cama)
      .where(and(eq(cama.servicioId, servicioId), eq(cama.activo, true)))
      .limit(1);
    if (!bed) throw invalid([{ campo: 'servicioId', codigo: 'SERVICIO_SIN_CAMAS', params: {} }]);
    await refuseSecondStay(tx, Number(record['pacienteId']));
    return {};
  },
};

async function refuseSecondStay(tx: Queryable, pacienteId: number): Promise<void> {
  const stay = await currentStay(tx, pacienteId, ['SOLICITADA', ...IN_BED]);
  if (!stay) return;
  const codigo = stay.estatus === 'SOLICITADA' ? 'INGRESO_YA_SOLICITADO' : 'PACIENTE_YA_HOSPITALIZADO';
  throw new Problem(409, codigo, { params: { unidad: stay.unidad, cama: stay.cama ?? '—' } });
}
