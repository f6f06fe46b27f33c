type Filled<T> = T extends readonly (infer Item)[]
  ? readonly Filled<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]-?: Filled<Exclude<T[Key], undefined>> }
    : T;

/** A document as its own page shows it: with its lines, which lists leave out, and every field of them. */
export type Whole<T extends { lineas?: unknown }> = Filled<T> & { readonly lineas: NonNullable<Filled<T>['lineas']> };
