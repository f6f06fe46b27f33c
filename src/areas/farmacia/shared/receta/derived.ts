import type { DerivedOf } from '#platform/shared/entity-types';
import type { RecetaLine } from '../farmacia/fills';
import { isControlledClass, needsSecondPerson } from '../farmacia/prescription-kind';
import { regimensOf } from '../farmacia/regimens';
import { arithmeticOf, suggestedAmount } from '../farmacia/suggested-amount';

/**
 * Derives kind, totals and suggestions of a prescription, and the state of each line. Pending pieces are those missing from the begun
 * fills, or from the first.
 */
export const receta: DerivedOf<'receta'> = ({ estatus, tipo, lineas, surtimientosRealizados }) => {
  const fill = Math.max(1, surtimientosRealizados ?? 0);
  const isOpen = estatus !== 'NO_SURTIDA' && estatus !== 'VENCIDA' && estatus !== 'CANCELADA';
  // The amount of a medicine is on its first line, regardless of continuations.
  const groups = regimensOf(lineas ?? []);
  const begun = new Map(groups.map((parts) => [parts[0], parts]));
  const firstOf = new Map(groups.flatMap((parts) => parts.map((line) => [line, parts[0]] as const)));
  const pendingOf = (line: RecetaLine) => Math.max(0, line.cantidadPrescrita * fill - (line.cantidadSurtida ?? 0));
  const lines = (lineas ?? []).map((line) => {
    const suggestion = suggestedAmount(begun.get(line) ?? [], line);
    const isCounted = begun.has(line);
    const pending = pendingOf(line);
    const counted = line.cantidadPrescrita === 0 ? firstOf.get(line)! : line;
    return {
      ...line,
      cantidadSugerida: suggestion?.cantidad ?? (isCounted ? null : 0),
      calculo: suggestion ? arithmeticOf(suggestion) : null,
      cantidadPendiente: pending,
      estatusLinea: lineStatus(counted, pendingOf(counted), isOpen),
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
    claves: groups.length,
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
