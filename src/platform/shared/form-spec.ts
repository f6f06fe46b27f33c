import type { DayRange } from './day-range';
import type { LooseRecord } from './rule';
import type { Validator } from './validation';

export type Normalisation = 'trim' | 'upper' | 'lower' | 'collapse' | 'undot' | 'name' | 'phone';

/** A field that one beside it must not exceed. */
export interface Comparison {
  /** `maximo`, `lineas.cantidadMaxima` */
  readonly path: string;
  /** Name of the other, which stands in the same object. */
  readonly than: string;
  /** Equal is not enough. */
  readonly strict: boolean;
  readonly kind: 'number' | 'moment';
  /** Translation prefix of the field labels: `resources.contrato.fields`. */
  readonly labels: string;
}

/** Two records may be one and the same: all of these fields are the same, and all of these texts sound alike. */
export interface AlikeRule {
  readonly same: readonly string[];
  readonly sounds: readonly string[];
}

/** Initial value of a field. */
export interface Start {
  readonly from: 'today' | 'now' | 'month' | 'year' | 'mine';
  /** Kind of scope whose keys a `mine` default takes. */
  readonly kind?: string;
  /** Twelve codes of a `month` enum, in order. */
  readonly codes?: readonly string[];
  /** Path of the list whose rows it is a field of. */
  readonly rows?: string;
}

/** A field of the record that a reference of the form refers to, which a field of the form starts with. */
export interface FarStart {
  /** Path of the reference. */
  readonly by: string;
  readonly resource: string;
  readonly field: string;
}

/** A compiled `when` or `requiredWhen`: asked of the whole record. */
export type Predicate = (record: LooseRecord) => boolean;

/**
 * Specification that form and server use to prepare and validate a record of one entity. Generated from the schema. Paths are dotted
 * (`persona.curp`), without array indices: `horarioAtencion.abre` means the field in every item.
 */
export interface FormSpec {
  readonly validate: Validator;
  /** Field that holds the record's key: `unidadId`, or a natural key such as `clave`. */
  readonly key: string;
  /** Every path a client may send. Anything else is either read-only (dropped) or unknown (reported). */
  readonly writable: ReadonlySet<string>;
  /** Paths the server sets and clients may send back unharmed. */
  readonly readOnly: ReadonlySet<string>;
  readonly writeOnce: readonly string[];
  /** Paths whose change takes a fresh sign-in, as do creating and deleting the record. */
  readonly freshSignIn?: readonly string[];
  readonly normalise: Readonly<Record<string, readonly Normalisation[]>>;
  readonly visible: Readonly<Record<string, Predicate>>;
  readonly required: Readonly<Record<string, Predicate>>;
  readonly valueRules: Readonly<Record<string, string>>;
  /** Fields of the record that take the value of another when nothing is given. */
  readonly emptyIs?: Readonly<Record<string, string>>;
  /** Fields that must not be less than others beside them. */
  readonly comparisons?: readonly Comparison[];
  /** Dates that read a month without a day as its last day. */
  readonly monthEnds?: Readonly<Record<string, true>>;
  /** Limits and expected ranges of dates. */
  readonly dayRanges?: Readonly<Record<string, DayRange>>;
  /** Rule name and the path of the object that it is asked of ('' for the record). */
  readonly recordRules: readonly { readonly rule: string; readonly at: string }[];
  /** When the record may be there already; each rule is enough by itself. */
  readonly alike?: readonly AlikeRule[];
  /** Read-only fields that pickers narrow by, and what saving copies them from: `pacienteId` of a note from the stay's `pacienteId`. */
  readonly copies?: Readonly<Record<string, readonly { readonly reference: string; readonly field: string }[]>>;
  /** Fields whose value fills others: the function and its target fields. */
  readonly fills?: Readonly<Record<string, { readonly fn: string; readonly into: readonly string[] }>>;
  /** Fields that are not stored, and the functions that give them of the object that they stand in. */
  readonly computed?: readonly { readonly path: string; readonly fn: string }[];
  /** Function that gives fields of the record and of its lines from the others, and the paths of those fields. */
  readonly derive?: { readonly fn: string; readonly gives: readonly string[] };
  /** Arrays whose items are lines: the key of a line that exists already, and what no two lines may share. */
  readonly lines: readonly {
    readonly path: string;
    readonly key: string;
    readonly unique: readonly (readonly string[])[];
  }[];
  /** Key fields of the items of other arrays. */
  readonly rowKeys?: Readonly<Record<string, string>>;
  /** Example values of fields with a pattern, for its error message. */
  readonly examples: Readonly<Record<string, string>>;
  /** Values that a new record starts with. */
  readonly defaults: LooseRecord;
  /** Defaults that are only known when a record is started. */
  readonly starts?: Readonly<Record<string, Start>>;
  /** Defaults copied from a referenced record until the user changes the field. */
  readonly startsFrom?: Readonly<Record<string, FarStart>>;
  /** Values that a new row of a list starts with, by the list's path. */
  readonly rowDefaults: Readonly<Record<string, LooseRecord>>;
  /** Fields that a copy of a record leaves blank: unique ones, natural keys, numbers. */
  readonly notCopied: readonly string[];
}
