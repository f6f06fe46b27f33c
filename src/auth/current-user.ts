import type { HttpClient } from '../client/http-client';
import type { QueryClient } from '@tanstack/react-query';

/** Answer of `GET /catalogos/usuario/usuario-actual` (SPEC 3, DOMAIN a.1). */
export interface CurrentUser {
  readonly avatar: string | null;
  readonly userName: string;
  readonly email: string;
  readonly authority: {
    readonly perfil: string;
    /** Permission keys, `recurso.accion`. */
    readonly resources: readonly string[];
    readonly alcances: Readonly<Record<string, string>>;
  };
  readonly unidadId: number | null;
  readonly unidadNombre: string | null;
  readonly jurisdiccionNombre: string | null;
  readonly perfilNombre: string;
  readonly cargoNombreCodigo: string | null;
  readonly notificacionesSinLeer: number;
  readonly usuarioId: number;
  readonly personalMedicoId: number | null;
  /** Layout that the profile works in whatever is chosen on the machine (SPEC 6). */
  readonly layoutForzado: string | null;
}

/** SPEC 9: the current user is asked for once in half an hour. */
const CURRENT_USER_MS = 1_800_000;

/**
 * Query of the signed-in user, for `useQuery` and `fetchQuery`.
 *
 * @param token of a session that is only being opened; by default the session's own
 */
export function currentUserQuery(http: HttpClient, token?: string) {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return {
    queryKey: ['usuario-actual'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http('/catalogos/usuario/usuario-actual', { signal, headers })).json as CurrentUser,
    staleTime: CURRENT_USER_MS,
    gcTime: CURRENT_USER_MS,
  };
}

export type LoadCurrentUser = (token?: string) => Promise<CurrentUser>;

export function createCurrentUserLoader(http: HttpClient, queryClient: QueryClient): LoadCurrentUser {
  return (token) => queryClient.fetchQuery({ ...currentUserQuery(http, token), ...(token ? { staleTime: 0 } : {}) });
}
