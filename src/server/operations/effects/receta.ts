import { and, eq, sql } from 'drizzle-orm';
import { surtimiento, surtimientoDetalle } from '../../../../generated/server/tables.gen';
import type { Receta } from '../../../../generated/shared/types.gen';
import { fillsBegun, fillState } from '../../../domain/farmacia/fills';
import { isControlledClass, isRetained, strictestClass, validUntil } from '../../../domain/farmacia/prescription-kind';
import { unjustified } from '../../../domain/farmacia/unjustified';
import { todayIn } from '../../../shared/dates/moments';
import { isFilled } from '../../../shared/paths';
import type { Queryable } from '../../db/database';
import { invalid } from '../../db/problem';
import { currentWarnings } from '../farmacia/keep-prescription';
import { staffOf } from '../../crud/staff-of';
import { takeSpecialFolio } from '../farmacia/special-folio';
import { recordUnmetDemand, unmetReasons } from '../farmacia/unmet-demand';
import type { EffectsOf } from './effects';

/** What the steps of a prescription bring about (DOMAIN b.7). */
export const recetaEffects: EffectsOf<'receta'> = {
  /**
   * Prescriber, validity and special number are settled, and what speaks against it is looked at once more: since the draft was saved, an
   * allergy may have been recorded, or another prescription issued.
   */
  recetaEmitir: async ({ tx, document, actor, now }) => {
    const lines = document.lineas ?? [];
    const advertencias = await currentWarnings(tx, document, actor);
    const prescriber = await staffOf(tx, actor.usuarioId);
    const strictest = strictestClass(lines);
    const controlled = isControlledClass(strictest);
    const mayControlled =
      prescriber?.prescribesControlled === true && actor.permissions.has('receta.prescribir-controlado');
    if (!prescriber?.prescribes || !isFilled(prescriber.cedula) || (controlled && !mayControlled))
      throw invalid([
        {
          campo: 'lineas',
          codigo: 'PRESCRIPTOR_NO_AUTORIZADO',
          params: { medico: prescriber?.nombre ?? '—', fraccion: strictest ?? '—' },
        },
      ]);
    // A reason is a physician's to give (DOMAIN c.2.6).
    const physician = prescriber.tipo === 'MEDICO' || prescriber.tipo === 'ODONTOLOGO';
    const issues = unjustified(
      physician ? lines : lines.map((line) => ({ ...line, justificacion: null })),
      advertencias,
    );
    if (issues.length > 0) throw invalid(issues);
    return {
      advertencias: [...advertencias],
      personalMedicoId: prescriber.personalMedicoId,
      vigenciaHasta: validUntil(lines, todayIn(actor.timeZone, now), document.surtimientosPermitidos),
      folioEspecial: strictest === 'I' ? await takeSpecialFolio(tx, prescriber.personalMedicoId, actor) : null,
    };
  },

  /** Counted anew from what was handed over: the dispensings are the truth, and the prescription tells of them. */
  recetaSurtida: async ({ tx, document }) => {
    const given = await piecesGiven(tx, document.recetaId);
    const lineas = (document.lineas ?? []).map((line) => ({
      ...line,
      cantidadSurtida: given.get(line.recetaDetalleId) ?? 0,
    }));
    const surtimientosRealizados = fillsBegun(lineas);
    const { exhausted } = fillState(lineas, surtimientosRealizados, document.surtimientosPermitidos);
    return { lineas, surtimientosRealizados, retenida: isRetained(lineas, surtimientosRealizados, exhausted) };
  },

  /** What lacks is demand that was not met, unless the patient did not want it (DOMAIN b.7, 5 and 7). */
  recetaSinSurtir: async ({ tx, document, actor, now }) => {
    const lines = (document.lineas ?? []).filter(({ cantidadPendiente }) => (cantidadPendiente ?? 0) > 0);
    const reasons = lines.flatMap(({ motivoNoSurtidoId }) => motivoNoSurtidoId ?? []);
    const unmet = await unmetReasons(tx, reasons);
    await recordUnmetDemand(
      tx,
      document,
      lines
        .filter(({ motivoNoSurtidoId }) => motivoNoSurtidoId == null || unmet.has(motivoNoSurtidoId))
        .map(({ recetaDetalleId, insumoId, cantidadPendiente, motivoNoSurtidoId }) => ({
          recetaDetalleId,
          insumoId,
          cantidad: cantidadPendiente ?? 0,
          motivoNoSurtidoId: motivoNoSurtidoId ?? null,
        })),
      actor,
      now,
    );
    return {};
  },
};

/** Pieces of each line that were handed over and not taken back. */
async function piecesGiven(tx: Queryable, recetaId: Receta['recetaId']): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({
      line: surtimientoDetalle.recetaDetalleId,
      pieces: sql<number>`sum(${surtimientoDetalle.cantidad})::int`,
    })
    .from(surtimientoDetalle)
    .innerJoin(surtimiento, eq(surtimiento.surtimientoId, surtimientoDetalle.surtimientoId))
    .where(and(eq(surtimiento.recetaId, recetaId), eq(surtimiento.estatus, 'VIGENTE')))
    .groupBy(surtimientoDetalle.recetaDetalleId);
  return new Map(rows.map(({ line, pieces }) => [line, pieces]));
}
