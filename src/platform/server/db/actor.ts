import type { AlcanceDatos } from '#generated/shared/enums.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Language } from '#platform/shared/language';

/** Trial of a profile: `usuarioId` of the actor stays the real one, this is the assumed identity. */
export interface Simulated {
  readonly simulacionId: string;
  readonly perfilId: number;
  readonly perfilNombre: string;
  /** Displayed title of the profile. */
  readonly perfilTitulo: string;
  /** User whose documents count as the actor's meanwhile; null for none. */
  readonly comoUsuarioId: number | null;
  readonly expira: Date;
}

/** Source of a request, account and place: scope, audit trail and stamps are taken from it. */
export interface Actor {
  /** Null before sign-in and for the system itself. */
  readonly usuarioId: number | null;
  readonly unidadId: number | null;
  readonly jurisdiccionId: number | null;
  readonly almacenIds: readonly number[];
  readonly servicioIds: readonly number[];
  /** The supplier whose user it is; nothing for the network's own people. */
  readonly proveedorId?: number | null;
  readonly permissions: ReadonlyMap<PermissionKey, AlcanceDatos>;
  /** Zone of their unit, the network's where they have none: what is «today» to them, and the hours that files and reports show. */
  readonly timeZone: string;
  /** Session that asks; nothing before sign-in and for the system itself. */
  readonly sesion?: string | null;
  readonly ip: string | null;
  readonly device: string | null;
  readonly correlationId: string;
  /** Set while a profile is being tried out. */
  readonly simulation?: Simulated | null;
  /** That computed texts are given in; Spanish when it is not said. */
  readonly language?: Language;
}

/** User whose documents count as the actor's; null for none. */
export function ownerOf({ usuarioId, simulation }: Pick<Actor, 'usuarioId' | 'simulation'>): number | null {
  return simulation ? simulation.comoUsuarioId : usuarioId;
}
