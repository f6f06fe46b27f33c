type Filled<T> = T extends readonly (infer Item)[]
  ? readonly Filled<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]-?: Filled<Exclude<T[Key], undefined>> }
    : T;

/** A document as its own page shows it, with all its fields and its lines, which lists omit. */
export type Whole<T extends { lineas?: unknown }> = Filled<T> & { readonly lineas: NonNullable<Filled<T>['lineas']> };
