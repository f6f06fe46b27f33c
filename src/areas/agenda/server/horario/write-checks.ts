import type { LooseRecord } from '#platform/shared/paths';
import { hoursOf, type AgendaOwner, type StoredHours } from '../owner-agenda';
import { strandedBy } from '../stranded';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import type { WriteChecks } from '#platform/server/entity/hooks';

/** Refuses changes of opening hours that leave an appointment outside them; `horarioCambiar` decides about each first. */
export const horarioChecks: WriteChecks = {
  beforeUpdate: (tx, before, record, actor) => {
    const isActive = before['activo'] !== false || record['activo'] === true;
    return refuseStranding(tx, before, isActive ? changed(before, record) : null, actor);
  },
  beforeDelete: (tx, before, actor) => refuseStranding(tx, before, null, actor),
};

/** Returns the hours as a change would leave them. */
const changed = (before: LooseRecord, record: LooseRecord): StoredHours =>
  ({
    horarioId: Number(before['horarioId']),
    unidadId: before['unidadId'] ?? null,
    anden: before['anden'] ?? null,
    nucleoId: record['nucleoId'] ?? null,
    diaSemana: record['diaSemana'],
    inicio: record['inicio'],
    fin: record['fin'],
    duracionMin: record['duracionMin'],
    cupo: record['cupo'],
    vigenciaDesde: record['vigenciaDesde'] ?? null,
    vigenciaHasta: record['vigenciaHasta'] ?? null,
    excepciones: record['excepciones'] ?? null,
  }) as StoredHours;

/**
 * @param after the changed hours; null when they end
 * @throws Problem 409 HORARIO_CON_CITAS with the appointments outside the changed hours
 */
async function refuseStranding(
  tx: Queryable,
  before: LooseRecord,
  after: StoredHours | null,
  actor: Actor,
): Promise<void> {
  const owner: AgendaOwner =
    typeof before['personalMedicoId'] === 'number'
      ? { personalMedicoId: before['personalMedicoId'] }
      : { almacenId: Number(before['almacenId']) };
  const others = (await hoursOf(tx, owner, { lock: true })).filter(
    ({ horarioId }) => horarioId !== before['horarioId'],
  );
  const citas = await strandedBy(tx, owner, after ? [...others, after] : others, actor);
  if (citas.length > 0)
    throw new Problem(409, 'HORARIO_CON_CITAS', { params: { total: citas.length }, extra: { citas } });
}
