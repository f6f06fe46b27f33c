import type { GuardsOf } from '#platform/shared/entity-types';
import { sendable } from '../extraordinaria/sendable';
import { isFilled } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Destinations of which it has to be said who that is. */
const NAMED: readonly unknown[] = ['PROVEEDOR', 'OTRO_ALMACEN', 'DONATARIO'];

/** DOMAIN b.4, 2: what the reason takes, a formal record and whom the pieces go to, is there. */
export const salidaExtraordinariaEnviar: GuardsOf<'salida-extraordinaria'>['enviar'] = (
  document,
  _input,
  { today },
) => [
  ...sendable(document, today),
  ...issueAt(document.requiereActa === true && !isFilled(document.actaNumero), 'actaNumero', 'REQUERIDO'),
  ...issueAt(NAMED.includes(document.destino) && !isFilled(document.destinoTexto), 'destinoTexto', 'REQUERIDO'),
];
