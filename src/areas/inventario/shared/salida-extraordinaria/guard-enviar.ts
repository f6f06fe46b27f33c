import type { GuardsOf } from '#platform/shared/entity-types';
import { sendable } from '../extraordinaria/sendable';
import { isFilled } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Destinations that require the name of the recipient. */
const NAMED: readonly unknown[] = ['PROVEEDOR', 'OTRO_ALMACEN', 'DONATARIO'];

/** DOMAIN b.4, 2: requires a formal record if the reason demands one, and the name of the recipient. */
export const salidaExtraordinariaEnviar: GuardsOf<'salida-extraordinaria'>['enviar'] = (
  document,
  _input,
  { today },
) => [
  ...sendable(document, today),
  ...issueAt(document.requiereActa === true && !isFilled(document.actaNumero), 'actaNumero', 'REQUERIDO'),
  ...issueAt(NAMED.includes(document.destino) && !isFilled(document.destinoTexto), 'destinoTexto', 'REQUERIDO'),
];
