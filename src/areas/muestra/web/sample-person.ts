import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { CurrentUser } from '#platform/web/session/current-user';
import { readSampleToken } from './sample-token';
import type { SampleUser } from './wire';

/** Only permission of users of the sample backend. */
const PERMISSION: PermissionKey = 'muestra.usar';

/** Converts a sample user into the application's user: without unit, and without unread notices. */
export function samplePerson({ userName, email, avatar, authority }: SampleUser): CurrentUser {
  return {
    avatar,
    userName,
    email,
    authority: { perfil: authority[0] ?? 'user', resources: [PERMISSION], alcances: { [PERMISSION]: 'RED' } },
    perfilNombre: authority[0] ?? 'user',
    perfilTitulo: authority[0] ?? 'user',
    usuarioId: -1,
    cuentas: [-1],
    unidadId: null,
    unidadNombre: null,
    unidadGrupo: null,
    jurisdiccionNombre: null,
    cargoNombreCodigo: null,
    personalMedicoId: null,
    proveedorId: null,
    almacenIds: [],
    servicioIds: [],
    notificacionesSinLeer: 0,
    recorridoVisto: true,
    preferencias: null,
    layoutForzado: null,
  };
}

/** Returns the user of a sample token; null for any other token. */
export function samplePersonOf(token: string): CurrentUser | null {
  const user = readSampleToken(token);
  return user && samplePerson(user);
}
