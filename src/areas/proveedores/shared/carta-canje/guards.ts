import type { GuardsOf } from '#platform/shared/entity-types';
import { exchangeRight } from '../proveedores/exchange-right';
import { issueAt } from '#platform/shared/rules/issue-at';

/** An exchange can be requested while the right to it lasts. */
export const cartaCanjeSolicitarCanje: GuardsOf<'carta-canje'>['solicitarCanje'] = (letter, _input, { today }) =>
  issueAt(exchangeRight(letter, today).state !== 'EN_VIGOR', '', 'DERECHO_VENCIDO', {
    fecha: letter.vigenciaFecha ?? '',
  });
