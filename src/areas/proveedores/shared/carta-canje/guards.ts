import type { Guards } from '#generated/shared/lifecycle-functions.gen';
import { exchangeRight } from '../proveedores/exchange-right';
import { issueAt } from '#platform/shared/rules/issue-at';

/** An exchange is asked for while there is a right to it. */
export const cartaCanjeSolicitarCanje: Guards['cartaCanjeSolicitarCanje'] = (letter, _input, { today }) =>
  issueAt(exchangeRight(letter, today).state !== 'EN_VIGOR', '', 'DERECHO_VENCIDO', {
    fecha: letter.vigenciaFecha ?? '',
  });
