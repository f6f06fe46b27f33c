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
  /** Group of the unit's type, e.g. `HOSPITAL`: decides which menus its people see. */
  readonly unidadGrupo: string | null;
  readonly jurisdiccionNombre: string | null;
  readonly perfilNombre: string;
  readonly cargoNombreCodigo: string | null;
  readonly notificacionesSinLeer: number;
  readonly usuarioId: number;
  readonly personalMedicoId: number | null;
  readonly proveedorId?: number | null;
  readonly almacenIds: readonly number[];
  readonly servicioIds: readonly number[];
  /** Whether the tour of the product has been seen. */
  readonly recorridoVisto: boolean;
}

/** SPEC 9: the current user is asked for once in half an hour. */
const CURRENT_USER_MS = 1_800_000;

/** Query of the signed-in user, for `useQuery` and `fetchQuery`. */
export function currentUserQuery(http: HttpClient) {
  return {
    queryKey: ['usuario-actual'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await http('/catalogos/usuario/usuario-actual', { signal })).json as CurrentUser,
    staleTime: CURRENT_USER_MS,
    gcTime: CURRENT_USER_MS,
  };
}

export type LoadCurrentUser = () => Promise<CurrentUser>;

export function createCurrentUserLoader(http: HttpClient, queryClient: QueryClient): LoadCurrentUser {
  return () => queryClient.fetchQuery(currentUserQuery(http));
}
