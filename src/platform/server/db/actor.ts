import type { AlcanceDatos } from '#generated/shared/enums.gen';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Language } from '#platform/shared/language';

/** Simulation of a profile: `usuarioId` of the actor stays the real one, this is the assumed identity. */
export interface Simulated {
  readonly simulacionId: string;
  readonly perfilId: number;
  readonly perfilNombre: string;
  /** Displayed title of the profile. */
  readonly perfilTitulo: string;
  /** User whose documents count as the actor's during the simulation; null for none. */
  readonly comoUsuarioId: number | null;
  readonly expira: Date;
}

/** Account and origin of a request, on which scope, audit trail and stamps are based. */
export interface Actor {
  /** Null before sign-in and for the system itself. */
  readonly usuarioId: number | null;
  readonly unidadId: number | null;
  readonly jurisdiccionId: number | null;
  readonly almacenIds: readonly number[];
  readonly servicioIds: readonly number[];
  /** Supplier of a supplier's user; undefined or null for staff of the network. */
  readonly proveedorId?: number | null;
  readonly permissions: ReadonlyMap<PermissionKey, AlcanceDatos>;
  /** Time zone of the unit, else of the network. It determines the current day, and the times in files and reports. */
  readonly timeZone: string;
  /** Session of the request; empty before sign-in and for the system itself. */
  readonly sesion?: string | null;
  readonly ip: string | null;
  readonly device: string | null;
  readonly correlationId: string;
  /** Set during the simulation of a profile. */
  readonly simulation?: Simulated | null;
  /** Language of computed texts; Spanish by default. */
  readonly language?: Language;
}

/** User whose documents count as the actor's; null for none. */
export function ownerOf({ usuarioId, simulation }: Pick<Actor, 'usuarioId' | 'simulation'>): number | null {
  return simulation ? simulation.comoUsuarioId : usuarioId;
}
