import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReportHandler } from '../../../../generated/server/reports.gen';
import {
  insumo,
  kardex,
  lote,
  paciente,
  persona,
  receta,
  surtimiento,
  surtimientoDetalle,
  usuario,
} from '../../../../generated/server/tables.gen';
import { edgeOfDay } from '../../../shared/dates/moments';
import { resourceOf } from '../../crud/resources';
import { scopeCondition } from '../../crud/scope';
import type { OperationContext } from '../context';
import { fullName } from '../../../shared/full-name';

const PERMISSION = 'reporte.medicamento-controlado';

/**
 * The control book (LGS 226; DOMAIN f.9, 10): every movement of the controlled medicines of a warehouse in the order of their ledgers, with
 * the balance that each left. Patients stand in it by their initials.
 */
export const medicamentoControlado: ReportHandler<'medicamentoControlado', OperationContext> = async (
  { almacenId, fraccion, insumoId, desde, hasta },
  { database: { orm }, actor },
) => {
  const [verifier, account] = [alias(persona, 'verifico'), alias(usuario, 'cuenta')];
  const found = await orm
    .select({
      fraccion: insumo.fraccion,
      clave: insumo.clave,
      nombreGenerico: insumo.nombreGenerico,
      concentracion: insumo.concentracion,
      fecha: kardex.fechaMovimiento,
      documento: kardex.documentoFolio,
      folioEspecial: receta.folioEspecial,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
      medico: receta.medicoNombre,
      cedula: receta.medicoCedula,
      lote: lote.numeroLote,
      entrada: kardex.entrada,
      salida: kardex.salida,
      saldo: kardex.saldoInsumo,
      recibe: surtimiento.recibe,
      verificoNombre: verifier.nombre,
      verificoApellido: verifier.primerApellido,
    })
    .from(kardex)
    .innerJoin(insumo, eq(insumo.insumoId, kardex.insumoId))
    .leftJoin(lote, eq(lote.loteId, kardex.loteId))
    .leftJoin(receta, and(eq(kardex.documentoTipo, 'RECETA'), eq(receta.recetaId, kardex.documentoId)))
    .leftJoin(
      surtimientoDetalle,
      and(
        eq(surtimientoDetalle.insumoId, kardex.insumoId),
        eq(surtimientoDetalle.loteId, kardex.loteId),
        eq(surtimientoDetalle.movimiento, kardex.consecutivo),
      ),
    )
    .leftJoin(
      surtimiento,
      and(eq(surtimiento.surtimientoId, surtimientoDetalle.surtimientoId), eq(surtimiento.recetaId, receta.recetaId)),
    )
    .leftJoin(account, eq(account.usuarioId, surtimiento.segundoVerificadorId))
    .leftJoin(verifier, eq(verifier.personaId, account.personaId))
    .leftJoin(paciente, eq(paciente.pacienteId, receta.pacienteId))
    .leftJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(
      and(
        eq(kardex.almacenId, almacenId),
        inArray(insumo.fraccion, fraccion === undefined ? ['I', 'II', 'III'] : [fraccion]),
        insumoId === undefined ? undefined : eq(kardex.insumoId, insumoId),
        desde === undefined ? undefined : gte(kardex.fechaMovimiento, edgeOfDay(desde, 'start', actor.timeZone)),
        hasta === undefined ? undefined : lte(kardex.fechaMovimiento, edgeOfDay(hasta, 'end', actor.timeZone)),
        scopeCondition(resourceOf('kardex'), PERMISSION, actor),
      ),
    )
    .orderBy(asc(insumo.fraccion), asc(insumo.clave), asc(kardex.consecutivo));
  const identifies = actor.permissions.has('paciente.identificar');
  return {
    almacenId,
    rows: found.map((row) => ({
      fraccion: row.fraccion,
      clave: row.clave,
      medicamento: [row.nombreGenerico, row.concentracion].filter(Boolean).join(' '),
      fecha: row.fecha.toISOString(),
      documento: row.documento,
      folioEspecial: row.folioEspecial,
      paciente: initials([row.nombre, row.primerApellido, row.segundoApellido]),
      medico: row.medico,
      cedula: row.cedula,
      lote: row.lote,
      entrada: row.entrada,
      salida: row.salida,
      saldo: row.saldo,
      recibio: identifies && typeof row.recibe?.['nombre'] === 'string' ? row.recibe['nombre'] : null,
      verifico:
        row.verificoNombre && row.verificoApellido
          ? fullName({ nombre: row.verificoNombre, primerApellido: row.verificoApellido, segundoApellido: null })
          : null,
    })),
  };
};

function initials(names: readonly (string | null)[]): string | null {
  const letters = names.flatMap((name) => (name ? [`${name.charAt(0)}.`] : []));
  return letters.length > 0 ? letters.join(' ') : null;
}
