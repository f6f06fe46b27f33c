import { todayIn } from '#platform/shared/dates/moments';
import { zoneOfUnit } from '#areas/agenda/server/owner-agenda';
import { requirePossibleDay } from '#areas/consulta/server/require-possible-moment';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import type { WriteChecks } from '#platform/server/entity/hooks';

/** Requires the opening date of a file to lie between the patient's birth and today. */
export const pacienteUnidadChecks: WriteChecks = {
  beforeCreate: (tx, record, actor) => requireOpening(tx, record, actor),
  beforeUpdate: (tx, before, record, actor) => requireOpening(tx, { ...before, ...record }, actor),
};

async function requireOpening(tx: Queryable, file: Readonly<Record<string, unknown>>, actor: Actor): Promise<void> {
  const { pacienteId, unidadId, fechaApertura } = file;
  const today = todayIn(await zoneOfUnit(tx, Number(unidadId), actor.timeZone));
  await requirePossibleDay(tx, {
    pacienteId: Number(pacienteId),
    day: String(fechaApertura),
    campo: 'fechaApertura',
    today,
  });
}
