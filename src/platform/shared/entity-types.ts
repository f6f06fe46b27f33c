/** Types of one entity. */
export interface EntityType {
  readonly record: object;
  /** Guards, outcomes and effects that the steps of the schema name. */
  readonly guards: object;
  readonly outcomes: object;
  /** Document and input of each effect. */
  readonly effects: object;
  /** Absent when no field of the entity is derived (`x-entity.derive`). */
  readonly derived?: (document: never) => object;
  /** Set when clients may send the entity in more than one shape (`x-entity.alsoSent`). */
  readonly alsoSent?: true;
}

/** Types of all entities by name. The compiler fills it from the schemas (`generated/shared/entity-types.gen.ts`). */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface EntityTypes {}

export type EntityName = keyof EntityTypes;

/** Guards of an entity's steps, by the names in its schema. */
export type GuardsOf<Name extends EntityName> = Readonly<EntityTypes[Name]['guards']>;
/** Functions that choose the state a step leads to, by the names in the schema. */
export type OutcomesOf<Name extends EntityName> = Readonly<EntityTypes[Name]['outcomes']>;
/** Function that computes derived fields, including those of lines, at every write. */
export type DerivedOf<Name extends EntityName> = EntityTypes[Name] extends { readonly derived: infer Derived }
  ? Derived
  : never;
