import { todayIn } from '../../../shared/dates/moments';
import { zoneOfUnit } from '../agenda/owner-agenda';
import { requirePossibleDay } from '../consulta/require-possible-moment';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import type { WriteGuard } from '../write-context';

/** A file is opened between the birth of its patient and today. */
export const pacienteUnidadGuard: WriteGuard = {
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
