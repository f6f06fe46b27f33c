/** A record as the API sends it; generic screens read it by path. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** Fields that the server adds to every editable record. */
export interface AuditBlock {
  readonly activo: boolean;
  readonly version: number;
  readonly creadoPor: number | null;
  readonly fechaCreacion: string;
  readonly modificadoPor: number | null;
  readonly fechaModificacion: string;
}

/** A record of a list, with its key also in react-admin's `id`. */
export type ListedRecord = WireRecord & { readonly id: string };
