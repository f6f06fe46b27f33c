import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';
import { exchanged } from './exchanged';
import { pendingOf, type ExchangeLine, type Kind } from './exchange-line';

type Delivered = Pick<
  ExchangeLine,
  'cantidadSale' | 'cantidadEntra' | 'recibidoCantidad' | 'entregadoCantidad' | 'recibido' | 'entregado' | 'condicion'
>;

/**
 * Returns the faults of an exchange's delivery, each at its line (DOMAIN b.5, 6; c.1, 6). They are more pieces than pending, unequal pieces
 * handed over and received, a fault without a reduction, or an empty delivery.
 */
export function exchangeDeliveryIssues(tipo: Kind, lines: readonly Delivered[]): readonly Issue[] {
  const nothing = lines.every(({ recibido }) => (recibido ?? 0) === 0);
  return [
    ...lines.flatMap((line, index) => lineIssues(tipo, line, `lineas.${index}`)),
    ...issueAt(nothing, 'lineas', 'CANJE_NADA_RECIBIDO'),
  ];
}

function lineIssues(tipo: Kind, line: Delivered, campo: string): readonly Issue[] {
  const received = line.recibido ?? 0;
  const pending = pendingOf(tipo, line);
  if (received > pending) return issueAt(true, `${campo}.recibido`, 'MAXIMO', { limite: pending });
  const { in: entering, out } = exchanged(tipo, line, received);
  const isFaulty = isFilled(line.condicion) && line.condicion !== 'BUENA';
  return [
    ...issueAt(isFilled(line.entregado) && line.entregado !== out, `${campo}.entregado`, 'PIEZAS_DESCUADRADAS', {
      entran: tipo === 'NOTA_CREDITO' ? out : entering,
      salen: line.entregado ?? 0,
    }),
    ...issueAt(isFaulty && received === pending, `${campo}.condicion`, 'CONDICION_SIN_RECHAZO'),
  ];
}
