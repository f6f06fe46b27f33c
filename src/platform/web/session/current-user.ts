import type { QueryClient } from '@tanstack/react-query';

/** Response of `GET /catalogos/usuario/usuario-actual` (SPEC 3, DOMAIN a.1). */
export interface CurrentUser {
  /** All accounts of the person, including this one. */
  readonly cuentas: readonly number[];
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
  /** Group of the unit's type, e.g. `HOSPITAL`; it determines the visible menus. */
  readonly unidadGrupo: string | null;
  /** Time zone of the unit, or else of the network. */
  readonly zonaHoraria?: string;
  readonly jurisdiccionId?: number | null;
  readonly jurisdiccionNombre: string | null;
  readonly perfilNombre: string;
  /** Displayed title of the profile. */
  readonly perfilTitulo: string;
  /** Start page of the profile. */
  readonly rutaInicio?: string;
  readonly cargoNombreCodigo: string | null;
  readonly notificacionesSinLeer: number;
  /** True when the user has seen or declined the tour. */
  readonly recorridoVisto: boolean;
  /** Appearance and language of the account, as stored on the server; null without a choice. */
  readonly preferencias: {
    readonly idioma: string | null;
    readonly tema: Readonly<Record<string, unknown>> | null;
  } | null;
  readonly usuarioId: number;
  readonly personalMedicoId: number | null;
  readonly proveedorId?: number | null;
  readonly almacenIds: readonly number[];
  readonly servicioIds: readonly number[];
  /** Set during the trial of a profile: all of this is then what its users see. */
  readonly simulacion?: { readonly comoUsuario: string | null; readonly expira: string } | null;
  /** Layout required by the profile, regardless of the choice on the machine (SPEC 6). */
  readonly layoutForzado: string | null;
}

/**
 * Returns the keys of the user's own places and people, by kind of scope. During the trial of a profile they are those of the tried user,
 * without own documents.
 */
export function ownOf({
  unidadId,
  jurisdiccionId,
  almacenIds,
  servicioIds,
  proveedorId,
  usuarioId,
  personalMedicoId,
  simulacion,
}: CurrentUser): Readonly<Record<string, readonly number[]>> {
  const one = (key: number | null | undefined) => (key == null ? [] : [key]);
  return {
    unidad: one(unidadId),
    jurisdiccion: one(jurisdiccionId),
    almacen: almacenIds,
    servicio: servicioIds,
    proveedor: one(proveedorId),
    personal: one(personalMedicoId),
    propio: simulacion ? [] : [usuarioId],
  };
}

/** SPEC 9: the current user is fetched every half hour. */
const CURRENT_USER_MS = 1_800_000;

/** Loads the signed-in user. */
export type AskPerson = (signal?: AbortSignal) => Promise<CurrentUser>;

export const CURRENT_USER_KEY = ['usuario-actual'] as const;

/** Returns the query of the signed-in user, for `useQuery` and `fetchQuery`. */
export function currentUserQuery(ask: AskPerson) {
  return {
    queryKey: CURRENT_USER_KEY,
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(signal),
    staleTime: CURRENT_USER_MS,
    gcTime: CURRENT_USER_MS,
  };
}

export type LoadCurrentUser = () => Promise<CurrentUser>;

export function createCurrentUserLoader(ask: AskPerson, queryClient: QueryClient): LoadCurrentUser {
  return () => queryClient.fetchQuery(currentUserQuery(ask));
}
