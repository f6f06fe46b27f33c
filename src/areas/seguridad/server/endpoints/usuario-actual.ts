import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import {
  jurisdiccion,
  perfil,
  persona,
  personalMedico,
  unidad,
  unidadTipo,
  usuario,
} from '#generated/server/tables.gen';
import { postLabel } from '#areas/personas/shared/personal/post-label';
import { ownAccounts } from '#platform/server/db/accounts-of-person';
import { preferencia } from '#platform/server/db/system-tables';
import { Problem } from '#platform/server/db/problem';
import { permissionsOf } from '../identity';
import type { OperationContext } from '#platform/server/operations/context';
import { fullName } from '#platform/shared/text/full-name';
import { countUnread } from '#areas/avisos/server/notificaciones/count-unread';
import { userName } from '../user-name';

/**
 * Handles the profile of the token's account, read on each request: a change of profile shows at the next one. During a simulation it is
 * the simulated profile.
 *
 * @throws Problem 401 InvalidUser when the account no longer exists.
 */
export const usuarioActual: OperationHandler<'usuarioActual', OperationContext> = async (
  _input,
  { database, session, actor },
) => {
  const { simulation, identity } = session ?? {};
  const place = simulation && identity;
  const [row] = await database.orm
    .select({
      usuarioId: usuario.usuarioId,
      email: usuario.email,
      unidadId: unidad.unidadId,
      personalMedicoId: usuario.personalMedicoId,
      proveedorId: usuario.proveedorId,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
      perfilNombre: perfil.nombre,
      perfilTitulo: perfil.titulo,
      permisos: perfil.permisos,
      rutaInicio: perfil.rutaInicio,
      layoutForzado: perfil.layoutForzado,
      almacenIds: usuario.almacenIds,
      servicioIds: usuario.servicioIds,
      recorridoVisto: usuario.recorridoVisto,
      preferencias: preferencia.contenido,
      unidadNombre: unidad.nombre,
      unidadGrupo: unidadTipo.grupo,
      jurisdiccionId: unidad.jurisdiccionId,
      jurisdiccionNombre: jurisdiccion.nombre,
      cargoCodigo: personalMedico.cargoCodigo,
      cargoNombre: personalMedico.cargoNombre,
    })
    .from(usuario)
    .innerJoin(persona, eq(persona.personaId, usuario.personaId))
    .innerJoin(perfil, eq(perfil.perfilId, simulation?.perfilId ?? usuario.perfilId))
    .leftJoin(unidad, eq(unidad.unidadId, place ? (place.unidadId ?? -1) : usuario.unidadId))
    .leftJoin(unidadTipo, eq(unidadTipo.unidadTipoId, unidad.unidadTipoId))
    .leftJoin(jurisdiccion, eq(jurisdiccion.jurisdiccionId, unidad.jurisdiccionId))
    .leftJoin(preferencia, eq(preferencia.usuarioId, usuario.usuarioId))
    .leftJoin(personalMedico, eq(personalMedico.personalMedicoId, usuario.personalMedicoId))
    .where(eq(usuario.usuarioId, identity?.usuarioId ?? -1));
  if (!row) throw new Problem(401, 'NO_AUTENTICADO', { extra: { mensaje: 'InvalidUser' } });

  const permissions = permissionsOf(row.permisos ?? []);
  const cargo = postLabel(row.cargoCodigo, row.cargoNombre);
  return {
    usuarioId: row.usuarioId,
    cuentas: await ownAccounts(database.orm, row.usuarioId),
    avatar: '',
    userName: fullName(row),
    email: row.email,
    authority: {
      perfil: row.perfilNombre,
      resources: [...permissions.keys()],
      alcances: Object.fromEntries(permissions),
    },
    perfilNombre: row.perfilNombre,
    perfilTitulo: row.perfilTitulo ?? row.perfilNombre,
    rutaInicio: row.rutaInicio ?? '/home',
    layoutForzado: row.layoutForzado,
    unidadId: row.unidadId,
    unidadNombre: row.unidadNombre,
    unidadGrupo: row.unidadGrupo,
    zonaHoraria: actor.timeZone,
    jurisdiccionId: row.jurisdiccionId,
    jurisdiccionNombre: row.jurisdiccionNombre,
    cargoNombreCodigo: typeof cargo === 'string' ? cargo : null,
    personalMedicoId: row.personalMedicoId,
    proveedorId: place ? place.proveedorId : row.proveedorId,
    almacenIds: place?.almacenIds.slice() ?? row.almacenIds ?? [],
    servicioIds: place?.servicioIds.slice() ?? row.servicioIds ?? [],
    simulacion: simulation
      ? {
          comoUsuario: (await userName(database.orm, simulation.comoUsuarioId)) || null,
          expira: simulation.expira.toISOString(),
        }
      : null,
    // The tour concerns the real person, not the simulated user.
    recorridoVisto: simulation !== undefined || row.recorridoVisto !== null,
    preferencias:
      simulation || !row.preferencias
        ? null
        : { idioma: row.preferencias.idioma ?? null, tema: row.preferencias.tema ?? null },
    notificacionesSinLeer: simulation ? 0 : await countUnread(database.orm, row.usuarioId),
  };
};
