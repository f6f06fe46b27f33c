import type { EntityRules, ProductRules } from '#platform/shared/define-rules';
import type { Review } from '../imports/reviews/review';
import type { EntityDefinition } from './define-entity';

/** A handler without its types, which generated code checks where the areas define it. */
export type AnyHandler = (given: never, context: never) => Promise<unknown>;

/** Functions that the areas give the platform. */
export interface Product {
  readonly entities: readonly EntityDefinition[];
  readonly rules: ProductRules;
  readonly operations: Readonly<Record<string, AnyHandler>>;
  /** Handlers of operations that give a file. */
  readonly exporters: Readonly<Record<string, AnyHandler>>;
  readonly reports: Readonly<Record<string, AnyHandler>>;
  /** Functions of `import.review.by`. */
  readonly reviews: Readonly<Record<string, Review>>;
}

let registered: Product | null = null;
let definitions: ReadonlyMap<string, EntityDefinition> = new Map();

/** Gives the platform the functions of all areas, once, before the first request. */
export function registerProduct(given: Product): void {
  registered = given;
  definitions = new Map(given.entities.map((definition) => [definition.name, definition]));
}

/**
 * Handlers and rules of the product.
 *
 * @throws Error before `registerProduct`
 */
export function product(): Product {
  if (registered === null) throw new Error('registerProduct has not been called: import #app/server/entities.');
  return registered;
}

/** All rules of the product. */
export const productRules = (): ProductRules => product().rules;

/** Rules of an entity; empty ones where the product defines none. */
export function rulesOf(name: string): EntityRules {
  return productRules().entities.get(name) ?? { name, guards: {}, outcomes: {} };
}

/** Hooks and effects of an entity; empty ones where the product defines none. */
export function entityOf(name: string): EntityDefinition {
  product();
  return definitions.get(name) ?? { name, effects: {} };
}

/** True when writes of the entity pass checks beyond its form. */
export function hasWriteChecks(name: string): boolean {
  const { beforeCreate, beforeUpdate, beforeDelete } = entityOf(name);
  return Boolean(beforeCreate ?? beforeUpdate ?? beforeDelete);
}
