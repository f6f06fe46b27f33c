import { PAGES } from '#generated/shared/pages.gen';
import { PERMISSIONS } from '#generated/shared/permissions.gen';
import { isFilled } from '#platform/shared/paths';
import type { RecordRule } from '#platform/shared/validation/rule';
import { SUPERUSER } from '#platform/shared/superuser';
import { at } from '#platform/shared/rules/finding-at';
import { itemsOf } from '#platform/shared/rules/items-of';
import { repeated } from '#platform/shared/rules/repeated';

const KEYS: ReadonlySet<unknown> = new Set(PERMISSIONS.map(({ key }) => key));

/** Network-wide permissions that a superuser keeps: without them the installation could no longer be administered. */
const KEPT_BY_SUPERUSERS = [
  'catalogo.ver',
  'permiso.ver',
  'usuario.ver',
  'usuario.administrar',
  'perfil.administrar',
] as const;

/**
 * Requires existing permissions without duplicates, and an existing home page. Superusers keep the permissions needed to administer users
 * and profiles.
 */
export const perfil: RecordRule = (record) => {
  const permisos = itemsOf(record, 'permisos');
  const lost =
    record['nombre'] === SUPERUSER
      ? KEPT_BY_SUPERUSERS.filter((key) => !permisos.some(({ clave, alcance }) => clave === key && alcance === 'RED'))
      : [];
  return [
    ...at(lost.length > 0, 'permisos', 'SUPERUSUARIO_INCOMPLETO', { permisos: lost.join(', ') }),
    ...at(record['nombre'] === SUPERUSER && record['alcance'] !== 'RED', 'alcance', 'SUPERUSUARIO_EN_RED'),
    ...at(isFilled(record['rutaInicio']) && !PAGES.has(String(record['rutaInicio'])), 'rutaInicio', 'RUTA_DESCONOCIDA'),
    ...permisos.flatMap(({ clave }, index) =>
      at(typeof clave === 'string' && !KEYS.has(clave), `permisos.${index}.clave`, 'PERMISO_DESCONOCIDO', {
        clave: String(clave),
      }),
    ),
    ...repeated(permisos, ({ clave }) => clave).map((index) => ({
      campo: `permisos.${index}.clave`,
      codigo: 'ELEMENTO_REPETIDO',
    })),
  ];
};
