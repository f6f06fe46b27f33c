import type { PropuestaCambio } from '#generated/shared/types.gen';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';
import type { ExchangeLine, Kind } from './exchange-line';

/**
 * Returns the faults of a proposal before it is sent (DOMAIN b.5, 2): in each line, as many pieces come in as leave. Exceptions are a
 * substitute, whose ratio central office approves, and a credit note, for which none come in.
 *
 * @param today `yyyy-MM-dd` at the warehouse
 */
export function proposalIssues({ tipo, fechaCompromiso, lineas }: PropuestaCambio, today: string): readonly Issue[] {
  const lines = lineas ?? [];
  return [
    ...issueAt(lines.length === 0, 'lineas', 'SIN_LINEAS'),
    ...issueAt(fechaCompromiso < today, 'fechaCompromiso', 'FECHA_PASADA'),
    ...lines.flatMap((line, index) => lineIssues(tipo, line, `lineas.${index}`)),
  ];
}

function lineIssues(tipo: Kind, line: ExchangeLine, campo: string): readonly Issue[] {
  const { cantidadSale, cantidadEntra } = line;
  if (tipo === 'NOTA_CREDITO')
    return (['cantidadEntra', 'numeroLoteEntra', 'caducidadEntra', 'insumoEntraId'] as const).flatMap((name) =>
      issueAt(isFilled(line[name]), `${campo}.${name}`, 'NOTA_CREDITO_SIN_ENTRADA'),
    );
  return [
    ...issueAt(!isFilled(cantidadEntra), `${campo}.cantidadEntra`, 'REQUERIDO'),
    ...issueAt(
      tipo === 'MISMO_INSUMO' && isFilled(cantidadEntra) && cantidadEntra !== cantidadSale,
      `${campo}.cantidadEntra`,
      'PIEZAS_DESCUADRADAS',
      { entran: cantidadEntra ?? 0, salen: cantidadSale },
    ),
    ...issueAt(tipo === 'SUSTITUTO' && !isFilled(line.insumoEntraId), `${campo}.insumoEntraId`, 'REQUERIDO'),
  ];
}
