import type { PermissionKey } from '../../../generated/shared/permissions.gen';

/** How far a permission reaches. */
export type Alcance = 'RED' | 'JURISDICCION' | 'UNIDAD' | 'ALMACEN' | 'SERVICIO' | 'PROVEEDOR' | 'PROPIO';

/** Who does a request and from where: what scope, audit trail and stamps are taken from. */
export interface Actor {
  /** Null before sign-in and for the system itself. */
  readonly usuarioId: number | null;
  readonly unidadId: number | null;
  readonly jurisdiccionId: number | null;
  readonly almacenIds: readonly number[];
  readonly servicioIds: readonly number[];
  /** The supplier whose user it is; nothing for the network's own people. */
  readonly proveedorId?: number | null;
  readonly permissions: ReadonlyMap<PermissionKey, Alcance>;
  readonly ip: string | null;
  readonly device: string | null;
  readonly correlationId: string;
  /** That computed texts are given in; Spanish when it is not said. */
  readonly language?: string;
}
