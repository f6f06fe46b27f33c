/**
 * Values of a list filter, in the dialect of `filterBy`: a value, several alternative values, or operators. These are type aliases, not
 * interfaces, so that a filter of one resource is assignable to `ListFilter`.
 *
 * A top-level `null` is not part of the dialect: clients drop it. Use `{ null: true }` instead.
 */
type OneOrMore<Value> = Value | readonly (Value | null)[];
type Emptiness<Value> = { readonly ne?: Value | null; readonly null?: boolean };
type Range<Value> = {
  readonly gte?: Value;
  readonly gt?: Value;
  readonly lte?: Value;
  readonly lt?: Value;
};
type Like = { readonly like?: string };

/** Numbers and keys. */
export type NumberFilter = OneOrMore<number> | (Range<number> & Emptiness<number>);
/** Texts, times and text keys. */
export type TextFilter = OneOrMore<string> | (Range<string> & Emptiness<string> & Like);
/** Codes of an enum. */
export type CodeFilter<Code extends string> = OneOrMore<Code> | (Range<Code> & Emptiness<Code> & Like);
/** Days (`yyyy-MM-dd`) and moments (ISO 8601). */
export type DateFilter = OneOrMore<string> | (Range<string> & Emptiness<string>);
export type BooleanFilter = OneOrMore<boolean> | Emptiness<boolean>;
/** Lists of scalars: the list contains the value, or one of the values. */
export type ListOfFilter<Value> = OneOrMore<Value> | Emptiness<Value>;

/** Filters that every list accepts: free text, the state of a record and its audit block. */
export type CommonFilter = {
  readonly q?: string;
  readonly activo?: boolean | 'all';
  readonly version?: NumberFilter;
  readonly creadoPor?: NumberFilter;
  readonly fechaCreacion?: DateFilter;
  readonly modificadoPor?: NumberFilter;
  readonly fechaModificacion?: DateFilter;
};

/** Fields that every list can be sorted by. */
export type CommonSort = 'activo' | 'version' | 'creadoPor' | 'fechaCreacion' | 'modificadoPor' | 'fechaModificacion';

type Scalar = string | number | boolean;
type Operators = { readonly [operator: string]: Scalar | null | undefined };

/** Filter of a resource known only at run time. */
export type ListFilter = {
  readonly [path: string]: Scalar | readonly (Scalar | null)[] | Operators | null | undefined;
};

/** List parameter values of a resource known only at run time. */
export type ListParameterValues = { readonly [name: string]: Scalar | undefined };

/** Parameters of a list without parameters of its own. */
export type NoParameters = { readonly [name: string]: never };
