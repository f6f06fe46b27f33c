import type { DerivedOf } from '#platform/shared/entity-types';
import { roundedMoney } from '#areas/inventario/shared/inventario/rounded-money';
import { lackingOf } from './lacking';
import { linesOf, type SolicitudLine } from './lines-of';

/** Derives the totals of a request, its filled share, the missing pieces after arrival, and the status of each line. */
export const solicitud: DerivedOf<'solicitud'> = (document) => {
  const lines = linesOf(document);
  // Null, not 0, until the step that fills the field in.
  const sum = (field: 'cantidadSolicitada' | 'cantidadAutorizada' | 'cantidadSurtida' | 'cantidadRecibida') =>
    lines.some((line) => typeof line[field] === 'number')
      ? lines.reduce((total, line) => total + (line[field] ?? 0), 0)
      : null;
  const lacking = lines.map(lackingOf).filter((pieces) => pieces > 0);
  const [asked, filled] = [sum('cantidadSolicitada'), sum('cantidadSurtida')];
  return {
    claves: lines.length,
    piezasSolicitadas: asked ?? 0,
    piezasAutorizadas: sum('cantidadAutorizada'),
    piezasSurtidas: filled,
    piezasRecibidas: sum('cantidadRecibida'),
    porcentajePiezas: asked === null || filled === null ? null : Math.round((filled / asked) * 10_000) / 100,
    importeEstimado: estimateOf(lines),
    piezasSinRecibir: lacking.length > 0 ? lacking.reduce((total, pieces) => total + pieces, 0) : null,
    clavesIncompletas: lacking.length > 0 ? lacking.length : null,
    lineas: lines.map((line) => ({ ...line, estatusLinea: lineStatus(line) })),
  };
};

/** Returns the MXN of the shipped, else authorised, else requested pieces at current prices; null without a known price. */
function estimateOf(lines: readonly SolicitudLine[]): number | null {
  const priced = lines.filter(({ precioEstimado }) => typeof precioEstimado === 'number');
  if (priced.length === 0) return null;
  return roundedMoney(
    priced.reduce(
      (sum, { precioEstimado, cantidadSurtida, cantidadAutorizada, cantidadSolicitada }) =>
        sum + (precioEstimado ?? 0) * (cantidadSurtida ?? cantidadAutorizada ?? cantidadSolicitada),
      0,
    ),
  );
}

function lineStatus({
  insumoSolicitadoId,
  cantidadSolicitada,
  cantidadAutorizada,
  cantidadSurtida,
  cantidadRecibida,
}: SolicitudLine): NonNullable<SolicitudLine['estatusLinea']> {
  if (typeof cantidadRecibida === 'number') return 'RECIBIDA';
  if (typeof cantidadSurtida === 'number')
    return cantidadSurtida < (cantidadAutorizada ?? 0) ? 'PARCIAL' : cantidadAutorizada === 0 ? 'NEGADA' : 'SURTIDA';
  if (typeof cantidadAutorizada !== 'number') return 'PENDIENTE';
  if (cantidadAutorizada === 0) return 'NEGADA';
  if (typeof insumoSolicitadoId === 'number') return 'SUSTITUIDA';
  return cantidadAutorizada === cantidadSolicitada ? 'AUTORIZADA' : 'MODIFICADA';
}
