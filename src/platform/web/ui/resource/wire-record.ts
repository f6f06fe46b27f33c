/** A record as the wire has it: screens that know no entity read it by path. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** The part that the server adds to every editable record. */
export interface AuditBlock {
  readonly activo: boolean;
  readonly version: number;
  readonly creadoPor: number | null;
  readonly fechaCreacion: string;
  readonly modificadoPor: number | null;
  readonly fechaModificacion: string;
}

/** A record as a list gives it: its key as react-admin names it, too. */
export type ListedRecord = WireRecord & { readonly id: string };
