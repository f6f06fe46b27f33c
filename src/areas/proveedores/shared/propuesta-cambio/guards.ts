import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { exchangeDeliveryIssues } from '../proveedores/delivery-issues';
import { proposalIssues } from '../proveedores/proposal-issues';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Maximum rounds of a proposal (DOMAIN b.5, 4). */
export const MAX_ROUNDS = 3;

/** Guards of the exchange proposal's steps. */
export const propuestaCambioGuards: GuardsOf<'propuesta-cambio'> = {
  enviar: (document, _input, { today }) => proposalIssues(document, today),
  contraproponer: ({ ronda, lineas }) => {
    const lines = lineas ?? [];
    const isSame = lines.every(({ cantidadContra, cantidadSale }) => cantidadContra === cantidadSale);
    const isNone = lines.every(({ cantidadContra }) => (cantidadContra ?? 0) === 0);
    return [
      ...issueAt((ronda ?? 0) >= MAX_ROUNDS, '', 'CONTRAPROPUESTAS_AGOTADAS', { limite: MAX_ROUNDS }),
      ...issueAt(isNone, 'lineas', 'CONTRAPROPUESTA_VACIA'),
      ...issueAt(isSame && !isNone, 'lineas', 'CONTRAPROPUESTA_IGUAL'),
    ];
  },
  avisarEnvio: ({ tipo, notaCreditoFolio, notaCreditoImporte }) => [
    ...issueAt(tipo === 'NOTA_CREDITO' && !isFilled(notaCreditoFolio), 'notaCreditoFolio', 'REQUERIDO'),
    ...issueAt(tipo === 'NOTA_CREDITO' && !isFilled(notaCreditoImporte), 'notaCreditoImporte', 'REQUERIDO'),
  ],
  recibir: ({ tipo, lineas }) => exchangeDeliveryIssues(tipo, lineas ?? []),
  cerrarCorto: ({ lineas }) => issueAt(!hasMoved(lineas), '', 'CANJE_SIN_RECIBIR'),
  anularEnvio: ({ lineas }) => issueAt(hasMoved(lineas), '', 'CANJE_YA_RECIBIDO'),
};

function hasMoved(lines: readonly { readonly entregadoCantidad?: number | null }[] | null | undefined): boolean {
  return (lines ?? []).some(({ entregadoCantidad }) => (entregadoCantidad ?? 0) > 0);
}
