import type { QueryClient } from '@tanstack/react-query';

/** Answer of `GET /catalogos/usuario/usuario-actual` (SPEC 3, DOMAIN a.1). */
export interface CurrentUser {
  /** All accounts of the person, this one included. */
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
  /** Group of the unit's type, e.g. `HOSPITAL`: decides which menus its people see. */
  readonly unidadGrupo: string | null;
  /** Zone of the unit, or of the network; without it the network's. */
  readonly zonaHoraria?: string;
  readonly jurisdiccionId?: number | null;
  readonly jurisdiccionNombre: string | null;
  readonly perfilNombre: string;
  /** Displayed title of the profile. */
  readonly perfilTitulo: string;
  /** Page that the profile begins at. */
  readonly rutaInicio?: string;
  readonly cargoNombreCodigo: string | null;
  readonly notificacionesSinLeer: number;
  /** True when the tour was seen or declined. */
  readonly recorridoVisto: boolean;
  /** Look and language of the account, as stored on the server; null without a choice. */
  readonly preferencias: {
    readonly idioma: string | null;
    readonly tema: Readonly<Record<string, unknown>> | null;
  } | null;
  readonly usuarioId: number;
  readonly personalMedicoId: number | null;
  readonly proveedorId?: number | null;
  readonly almacenIds: readonly number[];
  readonly servicioIds: readonly number[];
  /** Set while a profile is tried out: all of this is then what its users see. */
  readonly simulacion?: { readonly comoUsuario: string | null; readonly expira: string } | null;
  /** Layout that the profile works in whatever is chosen on the machine (SPEC 6). */
  readonly layoutForzado: string | null;
}

/** Keys of the places and people that are theirs, by kind of scope; while a profile is tried out, those of whom they are taken for, and no documents. */
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

/** SPEC 9: the current user is fetched once in half an hour. */
const CURRENT_USER_MS = 1_800_000;

/** Asks who is signed in. */
export type AskPerson = (signal?: AbortSignal) => Promise<CurrentUser>;

export const CURRENT_USER_KEY = ['usuario-actual'] as const;

/** Query of the signed-in user, for `useQuery` and `fetchQuery`. */
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
