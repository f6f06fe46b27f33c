import { and, eq, sql } from 'drizzle-orm';
import { surtimiento, surtimientoDetalle } from '#generated/server/tables.gen';
import type { Receta } from '#generated/shared/types.gen';
import { fillsBegun, fillState } from '#areas/farmacia/shared/farmacia/fills';
import {
  isControlledClass,
  isRetained,
  strictestClass,
  validUntil,
} from '#areas/farmacia/shared/farmacia/prescription-kind';
import { missingJustifications } from '#areas/farmacia/shared/farmacia/missing-justifications';
import { todayIn } from '#platform/shared/dates/moments';
import { isFilled } from '#platform/shared/paths';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { currentWarnings } from '../keep-prescription';
import { staffOf } from '#areas/personas/server/staff-of';
import { takeSpecialFolio } from '../special-folio';
import { recordUnmetDemand, unmetReasons } from '../unmet-demand';
import { DEATH_REASON, VOIDED_REASON } from '#areas/pacientes/server/end-reasons';
import type { EffectsOf } from '#platform/server/entity/effects';
import { requireEquivalents } from '#areas/catalogos/server/require-equivalents';

type Line = NonNullable<Receta['lineas']>[number];

/** Effects of the steps of a prescription (DOMAIN b.7). */
export const recetaEffects: EffectsOf<'receta'> = {
  porAnulacion: async () => ({ motivoCancelacion: VOIDED_REASON }),
  porDefuncion: async () => ({ motivoCancelacion: DEATH_REASON }),

  /**
   * Sets prescriber, validity and special number. Checks warnings again: since the draft was saved, an allergy may have been recorded or
   * another prescription issued.
   */
  emitir: async ({ tx, document, actor, now }) => {
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
    // Only a physician can give a reason (DOMAIN c.2.6).
    const physician = prescriber.tipo === 'MEDICO' || prescriber.tipo === 'ODONTOLOGO';
    const issues = missingJustifications(
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

  /** Recounts from the dispensings, which are the source of the prescription's figures. */
  surtida: async ({ tx, document }) => {
    const given = await piecesGiven(tx, document.recetaId);
    const lineas = (document.lineas ?? []).map((line) => ({
      ...line,
      cantidadSurtida: given.get(line.recetaDetalleId) ?? 0,
    }));
    const surtimientosRealizados = fillsBegun(lineas);
    const { exhausted } = fillState(lineas, surtimientosRealizados, document.surtimientosPermitidos);
    return { lineas, surtimientosRealizados, retenida: isRetained(lineas, surtimientosRealizados, exhausted) };
  },

  /** Clears the answer on lines with a new proposal. The catalogue must list the substitute as an equivalent. */
  proponerSustituto: async ({ tx, before, document }) => {
    const old = new Map((before.lineas ?? []).map((line) => [line.recetaDetalleId, line.sustitutoPropuestoId]));
    const isNew = (line: Line) => line.sustitutoPropuestoId !== (old.get(line.recetaDetalleId) ?? null);
    const lines = document.lineas ?? [];
    const issues = lines.flatMap((line, index) =>
      isNew(line) && (line.cantidadPendiente ?? 0) === 0
        ? [{ campo: `lineas.${index}.sustitutoPropuestoId`, codigo: 'SUSTITUTO_NADA_PENDIENTE', params: {} }]
        : [],
    );
    if (issues.length > 0) throw invalid(issues);
    await requireEquivalents(
      tx,
      lines.map((line) => ({
        insumoId: line.insumoId,
        sustitutoInsumoId: isNew(line) ? (line.sustitutoPropuestoId ?? null) : null,
      })),
      'sustitutoPropuestoId',
    );
    const lineas = lines.map((line) => (isNew(line) ? { ...line, sustitucionRespuesta: null } : line));
    return { lineas, sustitutosPorAutorizar: lineas.filter(isUnanswered).length };
  },

  /** Stores the prescriber's consent on each waiting line, unless the patient is allergic to the proposed substitute. */
  autorizarSustituto: async ({ tx, document, actor }) => {
    const lines = document.lineas ?? [];
    const prescriber = await staffOf(tx, actor.usuarioId);
    if (!prescriber?.prescribes) throw new Problem(403, 'SIN_PERMISO');
    if (!lines.some(isUnanswered)) throw invalid([{ campo: 'lineas', codigo: 'SUSTITUTO_SIN_PROPUESTA', params: {} }]);
    const substituteOf = (line: Line) => (isUnanswered(line) ? (line.sustitutoPropuestoId ?? null) : null);
    await requireEquivalents(
      tx,
      lines.map((line) => ({ insumoId: line.insumoId, sustitutoInsumoId: substituteOf(line) })),
      'sustitutoPropuestoId',
    );
    const instead = lines.map((line) => ({ ...line, insumoId: substituteOf(line) ?? line.insumoId }));
    const warnings = await currentWarnings(tx, { ...document, lineas: instead }, actor);
    const issues = warnings.flatMap(({ codigo, nivel, insumoId, detalle }) => {
      const index = lines.findIndex((line) => substituteOf(line) === insumoId);
      return index >= 0 && (nivel === 'BLOQUEA' || codigo === 'ALERGIA_BLOQUEO')
        ? [
            {
              campo: `lineas.${index}.sustitutoPropuestoId`,
              codigo: 'SUSTITUTO_ALERGIA',
              params: { sustancia: detalle ?? '' },
            },
          ]
        : [];
    });
    if (issues.length > 0) throw invalid(issues);
    return {
      sustitutosPorAutorizar: 0,
      lineas: lines.map((line) =>
        isUnanswered(line)
          ? {
              ...line,
              sustitucionRespuesta: 'AUTORIZADA',
              sustitutoInsumoId: line.sustitutoPropuestoId ?? null,
              sustitucionAutorizaId: prescriber.personalMedicoId,
            }
          : line,
      ),
    };
  },

  negarSustituto: async ({ document }) => {
    const lines = document.lineas ?? [];
    if (!lines.some(isUnanswered)) throw invalid([{ campo: 'lineas', codigo: 'SUSTITUTO_SIN_PROPUESTA', params: {} }]);
    return {
      sustitutosPorAutorizar: 0,
      lineas: lines.map((line) => (isUnanswered(line) ? { ...line, sustitucionRespuesta: 'NEGADA' } : line)),
    };
  },

  /** Records the shortage as unmet demand, unless the patient declined the medicine (DOMAIN b.7, 5 and 7). */
  sinSurtir: async ({ tx, document, actor, now }) => {
    const lines = (document.lineas ?? []).filter(({ cantidadPendiente }) => (cantidadPendiente ?? 0) > 0);
    const reasons = lines.flatMap(({ motivoNoSurtidoId }) => motivoNoSurtidoId ?? []);
    const unmet = await unmetReasons(tx, reasons);
    await recordUnmetDemand(
      tx,
      document,
      lines
        .filter(({ motivoNoSurtidoId }) => motivoNoSurtidoId == null || unmet.has(motivoNoSurtidoId))
        .map(({ recetaDetalleId, insumoId, cantidadPendiente, motivoNoSurtidoId }) => ({
          lineId: recetaDetalleId,
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

/** Returns true for a proposed substitute that the prescriber has not answered. */
function isUnanswered({ sustitutoPropuestoId, sustitucionRespuesta }: Line): boolean {
  return typeof sustitutoPropuestoId === 'number' && sustitucionRespuesta == null;
}

/** Returns the dispensed and not reversed pieces of each line. */
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
