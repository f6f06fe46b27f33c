import type { DerivedFields } from '../../../generated/shared/lifecycle-functions.gen';
import type { RecetaLine } from '../farmacia/fills';
import { isControlledClass, needsSecondPerson } from '../farmacia/prescription-kind';
import { arithmeticOf, suggestedAmount } from '../farmacia/suggested-amount';

/** Kind, totals and suggestions of a prescription, and how each line stands. Pending is what lacks of the fills that have begun, or of the first. */
export const receta: DerivedFields['receta'] = ({ estatus, tipo, lineas, surtimientosRealizados }) => {
  const fill = Math.max(1, surtimientosRealizados ?? 0);
  const isOpen = estatus !== 'NO_SURTIDA' && estatus !== 'VENCIDA' && estatus !== 'CANCELADA';
  const lines = (lineas ?? []).map((line) => {
    const suggestion = suggestedAmount(line, { contenidoEnvase: line.contenidoEnvase });
    const pending = Math.max(0, line.cantidadPrescrita * fill - (line.cantidadSurtida ?? 0));
    return {
      ...line,
      cantidadSugerida: suggestion?.cantidad ?? null,
      calculo: suggestion ? arithmeticOf(suggestion) : null,
      cantidadPendiente: pending,
      estatusLinea: lineStatus(line, pending, isOpen),
    };
  });
  const sum = (of: (line: RecetaLine) => number | null | undefined) =>
    lines.reduce((total, line) => total + (of(line) ?? 0), 0);
  const [prescribed, given] = [sum((line) => line.cantidadPrescrita), sum((line) => line.cantidadSurtida)];
  const inFill = sum((line) => Math.min(line.cantidadPrescrita * fill, line.cantidadSurtida ?? 0));
  const isControlled = lines.some(({ fraccion }) => isControlledClass(fraccion));
  return {
    tipo: tipo === 'HOSPITALARIA' || tipo === 'ALTA' ? tipo : isControlled ? 'CONTROLADA' : 'ORDINARIA',
    requiereSegundaPersona: needsSecondPerson(lines),
    claves: lines.length,
    piezasPrescritas: prescribed,
    piezasSurtidas: given,
    piezasPendientes: sum((line) => line.cantidadPendiente),
    porcentajeSurtido: prescribed === 0 ? null : Math.round((inFill / (prescribed * fill)) * 10_000) / 100,
    lineas: lines,
  };
};

function lineStatus(
  { cantidadSurtida }: RecetaLine,
  pending: number,
  isOpen: boolean,
): NonNullable<RecetaLine['estatusLinea']> {
  if (pending === 0) return 'SURTIDA';
  if ((cantidadSurtida ?? 0) > 0) return 'PARCIAL';
  return isOpen ? 'PENDIENTE' : 'NO_SURTIDA';
}
