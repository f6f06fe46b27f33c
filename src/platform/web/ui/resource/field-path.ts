type Plain = string | number | boolean | null | undefined;

/**
 * Paths of a record's fields, one level into embedded records and nested objects (`nombre`, `persona.curp`). They are typed: a column of a
 * removed field does not compile.
 */
export type FieldPath<Item extends object> = {
  [Name in keyof Item & string]: NonNullable<Item[Name]> extends Plain | readonly unknown[]
    ? Name
    : Name | `${Name}.${keyof NonNullable<Item[Name]> & string}`;
}[keyof Item & string];
