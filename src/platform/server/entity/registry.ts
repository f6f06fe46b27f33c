import type { EntityRules, ProductRules } from '#platform/shared/define-rules';
import type { Review } from '../imports/reviews/review';
import type { EntityDefinition } from './define-entity';

/** A handler without its types, which generated code checks at its definition in an area. */
export type AnyHandler = (given: never, context: never) => Promise<unknown>;

/** Functions that the areas provide to the platform. */
export interface Product {
  readonly entities: readonly EntityDefinition[];
  readonly rules: ProductRules;
  readonly operations: Readonly<Record<string, AnyHandler>>;
  /** Handlers of operations that return a file. */
  readonly exporters: Readonly<Record<string, AnyHandler>>;
  readonly reports: Readonly<Record<string, AnyHandler>>;
  /** Functions of `import.review.by`. */
  readonly reviews: Readonly<Record<string, Review>>;
}

let registered: Product | null = null;
let definitions: ReadonlyMap<string, EntityDefinition> = new Map();

/** Registers the functions of all areas, once, before the first request. */
export function registerProduct(given: Product): void {
  registered = given;
  definitions = new Map(given.entities.map((definition) => [definition.name, definition]));
}

/**
 * Returns the handlers and rules of the product.
 *
 * @throws Error before `registerProduct`
 */
export function product(): Product {
  if (registered === null) throw new Error('registerProduct has not been called: import #app/server/entities.');
  return registered;
}

/** Returns all rules of the product. */
export const productRules = (): ProductRules => product().rules;

/** Returns the rules of an entity; empty ones when the product defines none. */
export function rulesOf(name: string): EntityRules {
  return productRules().entities.get(name) ?? { name, guards: {}, outcomes: {} };
}

/** Returns the hooks and effects of an entity; empty ones when the product defines none. */
export function entityOf(name: string): EntityDefinition {
  product();
  return definitions.get(name) ?? { name, effects: {} };
}

/** Checks whether writes of the entity have checks beyond its form. */
export function hasWriteChecks(name: string): boolean {
  const { beforeCreate, beforeUpdate, beforeDelete } = entityOf(name);
  return Boolean(beforeCreate ?? beforeUpdate ?? beforeDelete);
}
