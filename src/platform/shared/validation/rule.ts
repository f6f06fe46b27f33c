/** Finding of a rule. `codigo` is the key of its text (`errors.<codigo>`), `params` its placeholders. */
export interface RuleFinding {
  readonly codigo: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Record or embedded object from a form or the API. It is not trusted: fields may be missing or of another type. */
export type LooseRecord = Readonly<Record<string, unknown>>;

/** Checks one filled value. `record` is its object, `today` is `yyyy-MM-dd`. */
export type ValueRule = (value: unknown, record: LooseRecord, today: string) => RuleFinding | null;

/** Checks fields against each other; `campo` is relative to the object that the rule was declared for. */
export type RecordRule = (record: LooseRecord, today: string) => readonly (RuleFinding & { readonly campo: string })[];

/** Returns the values of neighbouring fields that a value implies, by name; null without any. */
export type FillRule = (value: unknown, record: LooseRecord, today: string) => LooseRecord | null;

/** Computes a field that is not stored from its object. `today` is `yyyy-MM-dd`; `language` is the reader's. */
export type Computed = (record: LooseRecord, today: string, language?: string) => unknown;

/** Computes derived fields of a document and of its lines from the other fields. */
export type Derived = (document: LooseRecord) => LooseRecord;

export interface Rules {
  readonly value: Readonly<Record<string, ValueRule>>;
  readonly record: Readonly<Record<string, RecordRule>>;
  readonly fill?: Readonly<Record<string, FillRule>>;
  readonly computed?: Readonly<Record<string, Computed>>;
  readonly derived?: Readonly<Record<string, Derived>>;
}
