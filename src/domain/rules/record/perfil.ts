import { PERMISSIONS } from '../../../../generated/shared/permissions.gen';
import type { RecordRule } from '../../../shared/rule';
import { at } from '../finding-at';
import { itemsOf } from '../items-of';
import { repeated } from '../repeated';

const KEYS: ReadonlySet<unknown> = new Set(PERMISSIONS.map(({ key }) => key));

/** The permissions of a profile exist, each once. */
export const perfil: RecordRule = (record) => {
  const permisos = itemsOf(record, 'permisos');
  return [
    ...permisos.flatMap(({ clave }, index) => at(typeof clave === 'string' && !KEYS.has(clave), `permisos.${index}.clave`, 'PERMISO_DESCONOCIDO', { clave: String(clave) })),
    ...repeated(permisos, ({ clave }) => clave).map((index) => ({ campo: `permisos.${index}.clave`, codigo: 'ELEMENTO_REPETIDO' })),
  ];
};
