import type { DayRange } from './day-range';
import type { LooseRecord } from './rule';
import type { Validator } from './validation';

export type Normalisation = 'trim' | 'upper' | 'lower' | 'collapse' | 'undot' | 'name' | 'phone';

/** A field that must not exceed another one of the same object. */
export interface Comparison {
  /** `maximo`, `lineas.cantidadMaxima` */
  readonly path: string;
  /** Name of the other field, in the same object. */
  readonly than: string;
  /** True when equal values are refused. */
  readonly strict: boolean;
  readonly kind: 'number' | 'moment';
  /** Translation prefix of the field labels: `resources.contrato.fields`. */
  readonly labels: string;
}

/** Rule by which two records may be duplicates: all of the `same` fields are equal, and all of the texts sound alike. */
export interface AlikeRule {
  readonly same: readonly string[];
  readonly sounds: readonly string[];
}

/** Initial value of a field. */
export interface Start {
  readonly from: 'today' | 'now' | 'month' | 'year' | 'mine';
  /** Kind of scope of a `mine` default. */
  readonly kind?: string;
  /** Twelve codes of a `month` enum, in order. */
  readonly codes?: readonly string[];
  /** Path of the list whose rows have the field. */
  readonly rows?: string;
}

/** Default of a field, taken from a referenced record. */
export interface FarStart {
  /** Path of the reference. */
  readonly by: string;
  readonly resource: string;
  readonly field: string;
}

/** A compiled `when` or `requiredWhen`, evaluated on the whole record. */
export type Predicate = (record: LooseRecord) => boolean;

/**
 * Specification by which form and server prepare and validate a record of one entity. Generated from the schema. Paths are dotted
 * (`persona.curp`), without array indices: `horarioAtencion.abre` addresses the field in every item.
 */
export interface FormSpec {
  readonly validate: Validator;
  /** Field of the record's key: `unidadId`, or a natural key such as `clave`. */
  readonly key: string;
  /** Every path a client may send. Anything else is either read-only (dropped) or unknown (reported). */
  readonly writable: ReadonlySet<string>;
  /** Paths that the server sets. Clients may send them back; they are ignored. */
  readonly readOnly: ReadonlySet<string>;
  readonly writeOnce: readonly string[];
  /** Paths whose change requires a fresh sign-in, as do creating and deleting the record. */
  readonly freshSignIn?: readonly string[];
  readonly normalise: Readonly<Record<string, readonly Normalisation[]>>;
  readonly visible: Readonly<Record<string, Predicate>>;
  readonly required: Readonly<Record<string, Predicate>>;
  readonly valueRules: Readonly<Record<string, string>>;
  /** Fields that take the value of another field when empty. */
  readonly emptyIs?: Readonly<Record<string, string>>;
  /** Fields with a minimum set by another field of the same object. */
  readonly comparisons?: readonly Comparison[];
  /** Date inputs that convert a month without a day to its last day. */
  readonly monthEnds?: Readonly<Record<string, true>>;
  /** Limits and expected ranges of dates. */
  readonly dayRanges?: Readonly<Record<string, DayRange>>;
  /** Rule name and the path of the object that it checks ('' for the record). */
  readonly recordRules: readonly { readonly rule: string; readonly at: string }[];
  /** Rules that detect a possible duplicate; one match suffices. */
  readonly alike?: readonly AlikeRule[];
  /** Read-only fields that filter pickers, and the source of their value at saving: `pacienteId` of a note from the stay's `pacienteId`. */
  readonly copies?: Readonly<Record<string, readonly { readonly reference: string; readonly field: string }[]>>;
  /** Fields whose value fills others: the function and its target fields. */
  readonly fills?: Readonly<Record<string, { readonly fn: string; readonly into: readonly string[] }>>;
  /** Fields that are not stored, and the functions that compute them from their object. */
  readonly computed?: readonly { readonly path: string; readonly fn: string }[];
  /** Function that derives fields of the record and of its lines, and the paths of those fields. */
  readonly derive?: { readonly fn: string; readonly gives: readonly string[] };
  /** Arrays whose items are lines, with the key of an existing line and the fields that must be unique among lines. */
  readonly lines: readonly {
    readonly path: string;
    readonly key: string;
    readonly unique: readonly (readonly string[])[];
  }[];
  /** Key fields of the items of other arrays. */
  readonly rowKeys?: Readonly<Record<string, string>>;
  /** Example values of fields with a pattern, for its error message. */
  readonly examples: Readonly<Record<string, string>>;
  /** Initial values of a new record. */
  readonly defaults: LooseRecord;
  /** Defaults computed when a record is started. */
  readonly starts?: Readonly<Record<string, Start>>;
  /** Defaults copied from a referenced record until the user changes the field. */
  readonly startsFrom?: Readonly<Record<string, FarStart>>;
  /** Initial values of a new row of a list, by the list's path. */
  readonly rowDefaults: Readonly<Record<string, LooseRecord>>;
  /** Fields that a copy of a record leaves blank: unique ones, natural keys, numbers. */
  readonly notCopied: readonly string[];
}
