import { eq } from 'drizzle-orm';
import type { AlcanceDatos } from '#generated/shared/enums.gen';
import type { OperationHandler } from '#generated/server/operations.gen';
import { PERMISSION_CONFLICTS } from '#generated/shared/permission-conflicts.gen';
import { perfil } from '#generated/server/tables.gen';
import type { Usuario } from '#generated/shared/types.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { permissionsOf } from '../identity';
import type { OperationContext } from '#platform/server/operations/context';
import { reachOf, type Reach } from '../perfiles/reach-of';
import { readCatalogue } from '../perfiles/read-catalogue';

type Text = OperationContext['text'];
type Notice = { tipo: string; mensaje: string; permisos: number };

/**
 * Handles the effective permissions of an account. Each has its reach for this account, and unusable ones are marked.
 *
 * @throws Problem 404 out of the reach of the actor's `usuario.ver`.
 */
export const usuarioPermisosEfectivos: OperationHandler<'usuarioPermisosEfectivos', OperationContext> = async (
  { params: { usuarioId } },
  { database, actor, text },
) => {
  const account = await findRecord(database.orm, resourceOf('usuario'), usuarioId, 'usuario.ver', actor);
  const [profile] = await database.orm.select().from(perfil).where(eq(perfil.perfilId, account.perfilId));
  const held = profile?.activo ? permissionsOf(profile.permisos ?? []) : new Map();
  const { language = 'es' } = actor;
  const groups = await readCatalogue(database.orm, language, text('perfil.otrosPermisos'));
  const reach = await reachOf(database.orm, account);
  const names = new Map(groups.flatMap(({ filas }) => filas.map(({ clave, nombre }) => [clave, nombre] as const)));
  return {
    perfilId: account.perfilId,
    perfilNombre: profile?.nombre ?? '',
    perfilTitulo: profile?.titulo ?? profile?.nombre ?? '',
    grupos: groups.flatMap(({ clave, nombre, filas }) => {
      const permisos = filas.flatMap((row) => {
        const alcance: AlcanceDatos | undefined = held.get(row.clave);
        return alcance === undefined
          ? []
          : [{ clave: row.clave, nombre: row.nombre, nivel: row.nivel, alcance, ...reached(alcance, reach, text) }];
      });
      return permisos.length > 0 ? [{ clave, nombre, permisos }] : [];
    }),
    avisos: [
      ...accountNotices(account, profile?.activo ?? false, text),
      ...reachNotices([...held.values()], reach, text),
    ],
    incompatibles: PERMISSION_CONFLICTS.filter(({ permissions }) => permissions.every((key) => held.has(key))).map(
      ({ permissions, reason, severity }) => ({
        permisos: permissions.map((key) => names.get(key) ?? key),
        motivo: reason[language],
        nivel: severity,
      }),
    ),
  };
};

/** An unknown scope reaches nothing (src/platform/server/records/reach/scope.ts). */
function reached(alcance: AlcanceDatos, reach: Reach, text: Text): { alcanceTexto: string; alcanza: boolean } {
  const names = reach[alcance];
  if (names === null) return { alcanceTexto: text(`perfil.alcance.${alcance}`), alcanza: true };
  if (names === undefined || names.length === 0) return { alcanceTexto: text('perfil.alcance.nada'), alcanza: false };
  return { alcanceTexto: text(`perfil.alcance.${alcance}`, { nombres: names.join(', ') }), alcanza: true };
}

function accountNotices({ estatus, activo }: Usuario, isProfileActive: boolean, text: Text): Notice[] {
  return [
    ...(estatus === 'ACTIVO' && activo
      ? []
      : [
          {
            tipo: 'CUENTA_SIN_SERVICIO',
            mensaje: text('perfil.aviso.CUENTA_SIN_SERVICIO', {
              estatus: text(`cuenta.estatus.${activo ? estatus : 'INACTIVO'}`),
            }),
            permisos: 0,
          },
        ]),
    ...(isProfileActive
      ? []
      : [{ tipo: 'PERFIL_INACTIVO', mensaje: text('perfil.aviso.PERFIL_INACTIVO'), permisos: 0 }]),
  ];
}

function reachNotices(scopes: readonly AlcanceDatos[], reach: Reach, text: Text): Notice[] {
  return (Object.keys(reach) as AlcanceDatos[]).flatMap((alcance) => {
    const total = scopes.filter((scope) => scope === alcance).length;
    const names = reach[alcance];
    return total > 0 && names !== null && names.length === 0
      ? [{ tipo: `SIN_${alcance}`, mensaje: text(`perfil.aviso.SIN_${alcance}`, { total }), permisos: total }]
      : [];
  });
}
