import type { GuardsOf } from '#platform/shared/entity-types';
import { exchangeRight } from '../proveedores/exchange-right';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Allows requesting an exchange only while the right is in force. */
export const cartaCanjeSolicitarCanje: GuardsOf<'carta-canje'>['solicitarCanje'] = (letter, _input, { today }) =>
  issueAt(exchangeRight(letter, today).state !== 'EN_VIGOR', '', 'DERECHO_VENCIDO', {
    fecha: letter.vigenciaFecha ?? '',
  });
