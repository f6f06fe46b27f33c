import { and, eq } from 'drizzle-orm';
import { hospitalizacion, notaEvolucion, signos } from '#generated/server/tables.gen';
import { NURSING_NOTES } from '#areas/hospital/shared/hospital/note-numerals';
import { ownerOf } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { staffOf } from '#areas/personas/server/staff-of';
import type { WriteChecks } from '#platform/server/entity/hooks';

const PHYSICIANS = ['MEDICO', 'ODONTOLOGO', 'PSICOLOGO'];
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** Maximum age of the signs that a note refers to, in milliseconds (NOM-004 6.2.2). */
const SIGNS_MS = 8 * HOUR_MS;
/** Delay in milliseconds after which a note is marked as late. */
const LATE_MS = 24 * HOUR_MS;
/** Tolerance for a fast clock, in milliseconds. */
const AHEAD_MS = 5 * MINUTE_MS;

type Note = Readonly<Record<string, unknown>>;

/**
 * Checks that a note is of a kind that its author may write, lies within the stay, and uses current signs. Only its author may change it.
 */
export const notaEvolucionChecks: WriteChecks = {
  async beforeCreate(tx, record, actor) {
    const usuarioId = ownerOf(actor);
    const author = await staffOf(tx, usuarioId);
    const kind = record['tipo'] as (typeof NURSING_NOTES)[number];
    const isNursing = kind === 'ADENDA' || NURSING_NOTES.includes(kind);
    const mayWrite =
      author &&
      ((author.tipo === 'ENFERMERIA' && isNursing) ||
        (PHYSICIANS.includes(author.tipo) && !NURSING_NOTES.includes(kind)));
    if (!mayWrite) throw invalid([{ campo: 'tipo', codigo: 'NOTA_DE_OTRA_PROFESION', params: {} }]);
    await refuseSecondDraft(tx, record, usuarioId);
    await requireSignedOriginal(tx, record);
    return { personalMedicoId: author.personalMedicoId, ...(await requireWithinStay(tx, record)) };
  },
  async beforeUpdate(tx, before, record, actor) {
    if (before['autorId'] !== ownerOf(actor)) throw new Problem(403, 'NOTA_AJENA');
    await requireWithinStay(tx, { ...before, ...record });
  },
  beforeDelete(_tx, before, actor) {
    return before['autorId'] === ownerOf(actor) ? Promise.resolve() : Promise.reject(new Problem(403, 'NOTA_AJENA'));
  },
};

async function refuseSecondDraft(tx: Queryable, { hospitalizacionId, tipo }: Note, usuarioId: number | null) {
  if (usuarioId === null) return;
  const [draft] = await tx
    .select({ notaEvolucionId: notaEvolucion.notaEvolucionId })
    .from(notaEvolucion)
    .where(
      and(
        eq(notaEvolucion.hospitalizacionId, Number(hospitalizacionId)),
        eq(notaEvolucion.autorId, usuarioId),
        eq(notaEvolucion.tipo, tipo as typeof notaEvolucion.$inferSelect.tipo),
        eq(notaEvolucion.estatus, 'BORRADOR'),
        eq(notaEvolucion.activo, true),
      ),
    )
    .limit(1);
  if (draft) throw new Problem(409, 'BORRADOR_ABIERTO', { extra: draft });
}

async function requireSignedOriginal(tx: Queryable, { adendaDeId }: Note): Promise<void> {
  if (typeof adendaDeId !== 'number') return;
  const [original] = await tx
    .select({ estatus: notaEvolucion.estatus })
    .from(notaEvolucion)
    .where(eq(notaEvolucion.notaEvolucionId, adendaDeId));
  if (original?.estatus !== 'FIRMADA')
    throw invalid([{ campo: 'adendaDeId', codigo: 'ADENDA_DE_BORRADOR', params: {} }]);
}

/** Entered minutes may appear to precede the admission. @returns true in `capturaTardia` for a late note */
async function requireWithinStay(tx: Queryable, note: Note): Promise<{ capturaTardia: boolean }> {
  const [stay] = await tx
    .select({
      estatus: hospitalizacion.estatus,
      from: hospitalizacion.fechaIngreso,
      until: hospitalizacion.fechaEgreso,
    })
    .from(hospitalizacion)
    .where(eq(hospitalizacion.hospitalizacionId, Number(note['hospitalizacionId'])));
  const at = new Date(String(note['fechaHora'])).getTime();
  const now = Date.now();
  const kind = String(note['tipo']);
  const isAfterwards = kind === 'ADENDA' || kind === 'EGRESO' || kind === 'DEFUNCION';
  const isOpen = stay?.estatus === 'INGRESADO' || stay?.estatus === 'PREALTA';
  if (!isOpen && !(stay?.estatus === 'ALTA' && isAfterwards)) throw new Problem(409, 'SIN_ESTANCIA_ABIERTA');
  if (at > now + AHEAD_MS) throw invalid([{ campo: 'fechaHora', codigo: 'FECHA_FUTURA', params: {} }]);
  const isBefore = stay.from !== null && at < stay.from.getTime() - MINUTE_MS;
  const isAfter = !isAfterwards && stay.until !== null && at > stay.until.getTime();
  if (isBefore || isAfter) throw invalid([{ campo: 'fechaHora', codigo: 'FUERA_DE_LA_ESTANCIA', params: {} }]);
  if (typeof note['signosId'] === 'number') await requireFreshSigns(tx, note['signosId'], at);
  return { capturaTardia: now - at > LATE_MS };
}

async function requireFreshSigns(tx: Queryable, signosId: number, at: number): Promise<void> {
  const [set] = await tx
    .select({ taken: signos.fechaToma, estatus: signos.estatus })
    .from(signos)
    .where(eq(signos.signosId, signosId));
  if (!set || set.estatus !== 'VIGENTE' || Math.abs(at - set.taken.getTime()) > SIGNS_MS)
    throw invalid([{ campo: 'signosId', codigo: 'SIGNOS_DE_OTRA_HORA', params: { horas: 8 } }]);
}
