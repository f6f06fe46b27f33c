import { and, eq, gt, inArray, max, ne } from 'drizzle-orm';
import {
  defuncion,
  hospitalizacion,
  indicacion,
  movimientoCama,
  notaEvolucion,
  ordenCargo,
  paciente,
  unidad,
} from '#generated/server/tables.gen';
import type { Hospitalizacion } from '#generated/shared/types.gen';
import { zonedMoment } from '#platform/shared/dates/moments';
import { isFilled } from '#platform/shared/paths';
import { requirePossibleMoment } from '#areas/consulta/server/require-possible-moment';
import { readRecord } from '#platform/server/records/read/read-record';
import { resourceOf } from '#platform/server/records/resources';
import type { Step } from '#platform/server/lifecycle/step';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { bedOf, enterBed, leaveBed } from '../stays/bed-movements';
import { lockStayOrders, ordersInTheWay } from '../stays/stay-orders';
import { forgetKept, lockBeds, requireBed, stepBed } from '../stays/beds';
import { recordDeath } from '#areas/pacientes/server/endpoints/record-death';
import type { EffectsOf } from '#platform/server/entity/effects';

type Acting = Pick<Step<Hospitalizacion, unknown>, 'tx' | 'actor' | 'take' | 'now'>;

/** Moments are entered to the minute. */
const MINUTE_MS = 60_000;

/** Effects of the steps of a stay (DOMAIN b.3). */
export const hospitalizacionEffects: EffectsOf<'hospitalizacion'> = {
  /** Reserves a bed for four hours and releases an earlier reservation. */
  reservarCama: async (step) => {
    const { tx, before, document, input } = step;
    const beds = await lockBeds(tx, [input.camaId, ...(before.camaId ? [before.camaId] : [])]);
    const bed = await requireBed(tx, beds.get(input.camaId), document);
    if (before.camaId === bed.camaId && bed.estatus === 'RESERVADA') return {};
    if (before.camaId && beds.get(before.camaId)?.estatus === 'RESERVADA')
      await stepBed(step, before.camaId, 'liberar');
    await forgetKept(tx, bed.camaId, document.hospitalizacionId);
    await stepBed(step, bed.camaId, 'reservar');
    return {};
  },

  ingresar: async (step) => {
    const { tx, before, document, input, now } = step;
    await requireAllergiesAsked(tx, document.pacienteId);
    await requireElsewhereNone(tx, document);
    const beds = await lockBeds(tx, [input.camaId, ...(before.camaId ? [before.camaId] : [])]);
    const bed = await requireBed(tx, beds.get(input.camaId), document);
    if (before.camaId && before.camaId !== bed.camaId && beds.get(before.camaId)?.estatus === 'RESERVADA')
      await stepBed(step, before.camaId, 'liberar');
    await forgetKept(tx, bed.camaId, document.hospitalizacionId);
    await stepBed(step, bed.camaId, 'ocupar');
    const at = document.fechaIngreso ? new Date(document.fechaIngreso) : now;
    const { pacienteId, unidadId } = document;
    await requirePossibleMoment(tx, { pacienteId, unidadId, at, campo: 'fechaIngreso', timeZone: step.actor.timeZone });
    await requireFreeSince(step, document, bed, at);
    await enterBed(step, document, bed, 'INGRESO', at);
    return { fechaIngreso: at.toISOString() };
  },

  cambiarCama: async (step) => {
    await move(step, step.document, step.input.camaId, step.input.motivoMovimiento);
    return {};
  },

  trasladar: async (step) => {
    await move(step, step.document, step.input.camaId, 'TRASLADO_SERVICIO');
    return {};
  },

  /** Ends the physician's work with a signed discharge note (NOM-004 8.9), and closes the orders. */
  altaMedica: async (step) => {
    const { tx, document } = step;
    const kinds = document.motivoEgreso === 'DEFUNCION' ? (['DEFUNCION', 'EGRESO'] as const) : (['EGRESO'] as const);
    const [note] = await tx
      .select({ id: notaEvolucion.notaEvolucionId })
      .from(notaEvolucion)
      .where(
        and(
          eq(notaEvolucion.hospitalizacionId, document.hospitalizacionId),
          inArray(notaEvolucion.tipo, [...kinds]),
          eq(notaEvolucion.estatus, 'FIRMADA'),
        ),
      )
      .limit(1);
    if (!note) throw new Problem(409, 'SIN_NOTA_EGRESO');
    await closeOrders(step, document.hospitalizacionId);
    await notifyDeath(step);
    return {};
  },

  /** A discharge by death is reverted only after the death was reversed, which requires two persons. */
  revertir: async ({ tx, before }) => {
    const [death] = await tx
      .select({ id: defuncion.defuncionId })
      .from(defuncion)
      .where(and(eq(defuncion.hospitalizacionId, before.hospitalizacionId), ne(defuncion.estatus, 'REVERTIDA')));
    if (death) throw new Problem(409, 'DEFUNCION_VIGENTE');
    return {};
  },

  alta: async (step) => {
    const { tx, document, now } = step;
    const { hospitalizacionId } = document;
    const at = document.fechaEgreso ? new Date(document.fechaEgreso) : now;
    const open = await bedOf(tx, hospitalizacionId);
    if (open && open.desde >= at) throw invalid([{ campo: 'fechaEgreso', codigo: 'EGRESO_ANTES_DE_CAMA', params: {} }]);
    await settleChargeOrders(step, hospitalizacionId);
    await closeOrders(step, hospitalizacionId);
    if (open) {
      await lockBeds(tx, [open.camaId]);
      await leaveBed(step, open, at);
      await stepBed(step, open.camaId, 'desocupar');
    }
    await notifyDeath(step);
    return { fechaEgreso: at.toISOString() };
  },

  cancelar: async (step) => {
    const { tx, before } = step;
    if (!before.camaId) return {};
    const beds = await lockBeds(tx, [before.camaId]);
    if (beds.get(before.camaId)?.estatus === 'RESERVADA') await stepBed(step, before.camaId, 'liberar');
    return { camaId: null };
  },
};

/**
 * Checks an admission time entered afterwards against the use of the bed and the patient's stays since then.
 *
 * @throws Problem 422 on `fechaIngreso`: CAMA_OCUPADA_ENTONCES, HOSPITALIZADO_ENTONCES, with the earliest possible moment
 */
async function requireFreeSince(
  { tx, actor }: Acting,
  { pacienteId, hospitalizacionId }: Hospitalizacion,
  bed: { readonly camaId: number; readonly numero: string },
  at: Date,
): Promise<void> {
  const refuse = (codigo: string, until: Date) =>
    invalid([
      { campo: 'fechaIngreso', codigo, params: { numero: bed.numero, fecha: zonedMoment(until, actor.timeZone) } },
    ]);
  const [lain] = await tx
    .select({ until: max(movimientoCama.hasta) })
    .from(movimientoCama)
    .where(and(eq(movimientoCama.camaId, bed.camaId), gt(movimientoCama.hasta, at)));
  if (lain?.until) throw refuse('CAMA_OCUPADA_ENTONCES', lain.until);
  const [stay] = await tx
    .select({ until: max(hospitalizacion.fechaEgreso) })
    .from(hospitalizacion)
    .where(
      and(
        eq(hospitalizacion.pacienteId, pacienteId),
        ne(hospitalizacion.hospitalizacionId, hospitalizacionId),
        gt(hospitalizacion.fechaEgreso, at),
      ),
    );
  if (stay?.until) throw refuse('HOSPITALIZADO_ENTONCES', stay.until);
}

async function move(
  step: Acting,
  stay: Hospitalizacion,
  camaId: number,
  motivo: 'TRASLADO_SERVICIO' | 'CAMBIO_CAMA' | 'AISLAMIENTO',
): Promise<void> {
  const { tx, now } = step;
  const open = await bedOf(tx, stay.hospitalizacionId);
  if (open?.camaId === camaId) throw invalid([{ campo: 'camaId', codigo: 'MISMA_CAMA', params: {} }]);
  const beds = await lockBeds(tx, [camaId, ...(open ? [open.camaId] : [])]);
  const bed = await requireBed(tx, beds.get(camaId), stay);
  await forgetKept(tx, bed.camaId, stay.hospitalizacionId);
  if (open) {
    await leaveBed(step, open, now);
    await stepBed(step, open.camaId, 'desocupar');
  }
  await stepBed(step, bed.camaId, 'ocupar');
  await enterBed(step, stay, bed, motivo, now);
}

/**
 * Records the death that ends a stay: at its medical discharge, or at the administrative one without it. The certificate often follows with
 * the second.
 */
async function notifyDeath(step: Step<Hospitalizacion, unknown>): Promise<void> {
  const { tx, document } = step;
  const { pacienteId, unidadId, hospitalizacionId, motivoEgreso } = document;
  const told = document.defuncion as { readonly fechaHora?: string; readonly folioCertificado?: string } | null;
  if (motivoEgreso !== 'DEFUNCION' || !told?.fechaHora) return;
  const { fechaHora, folioCertificado = null } = told;
  const admitted = document.fechaIngreso ? Date.parse(document.fechaIngreso) : null;
  if (admitted !== null && Date.parse(fechaHora) < admitted - MINUTE_MS)
    throw invalid([
      {
        campo: 'defuncion.fechaHora',
        codigo: 'ANTES_DEL_INGRESO',
        params: { fecha: zonedMoment(new Date(admitted), step.actor.timeZone) },
      },
    ]);
  const [known] = await tx
    .update(defuncion)
    .set({ folioCertificado })
    .where(and(eq(defuncion.hospitalizacionId, hospitalizacionId), ne(defuncion.estatus, 'REVERTIDA')))
    .returning({ id: defuncion.defuncionId });
  if (!known)
    await recordDeath(step, {
      pacienteId,
      unidadId,
      hospitalizacionId,
      fechaHora,
      fuente: 'ALTA_HOSPITALARIA',
      folioCertificado,
    });
}

/** Refuses an admission until the patient's allergies are recorded or denied (DOMAIN b.3, 2). */
async function requireAllergiesAsked(tx: Queryable, pacienteId: number): Promise<void> {
  const [row] = await tx
    .select({ alergias: paciente.alergias, negadas: paciente.alergiasNegadas })
    .from(paciente)
    .where(eq(paciente.pacienteId, pacienteId));
  const known = row && (row.negadas === true || isFilled(row.alergias));
  if (!known) throw new Problem(409, 'ALERGIAS_SIN_PREGUNTAR');
}

/**
 * Refuses a patient who is already in a hospital of the network (DOMAIN c.2, 1). The lock on the patient's row serialises concurrent
 * admissions.
 */
async function requireElsewhereNone(tx: Queryable, { pacienteId, hospitalizacionId }: Hospitalizacion): Promise<void> {
  await tx.select({ id: paciente.pacienteId }).from(paciente).where(eq(paciente.pacienteId, pacienteId)).for('update');
  const [other] = await tx
    .select({ unidadNombre: unidad.nombre, folio: hospitalizacion.folio })
    .from(hospitalizacion)
    .innerJoin(unidad, eq(unidad.unidadId, hospitalizacion.unidadId))
    .where(
      and(
        eq(hospitalizacion.pacienteId, pacienteId),
        inArray(hospitalizacion.estatus, ['INGRESADO', 'PREALTA']),
        ne(hospitalizacion.hospitalizacionId, hospitalizacionId),
      ),
    )
    .limit(1);
  if (other) throw new Problem(409, 'PACIENTE_YA_HOSPITALIZADO', { params: { unidad: other.unidadNombre } });
}

/**
 * Refuses a discharge while supplies are in transit to the patient. Cancels orders that are not started and closes received ones (DOMAIN
 * b.2, 8 and 9).
 */
async function settleChargeOrders({ tx, actor, take }: Acting, hospitalizacionId: number): Promise<void> {
  const open = await lockStayOrders(tx, hospitalizacionId);
  const waiting = await ordersInTheWay(tx, hospitalizacionId);
  if (waiting > 0) throw new Problem(409, 'ALTA_BLOQUEADA', { params: { n: waiting } });
  const resource = resourceOf('orden-cargo');
  for (const { ordenCargoId, estatus } of open) {
    const record = await readRecord(tx, resource, eq(ordenCargo.ordenCargoId, ordenCargoId), actor);
    await take(resource, record!, estatus === 'RECIBIDA' ? 'cerrarPorAlta' : 'cancelarPorAlta');
  }
}

/** Closes the active orders of the stay. */
async function closeOrders({ tx, actor, take }: Acting, hospitalizacionId: number): Promise<void> {
  const resource = resourceOf('indicacion');
  const open = await tx
    .select({ id: indicacion.indicacionId })
    .from(indicacion)
    .where(and(eq(indicacion.hospitalizacionId, hospitalizacionId), eq(indicacion.estatus, 'ACTIVA')))
    .orderBy(indicacion.indicacionId);
  for (const { id } of open) {
    const record = await readRecord(tx, resource, eq(indicacion.indicacionId, id), actor);
    await take(resource, record!, 'cerrarPorAlta');
  }
}
