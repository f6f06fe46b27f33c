import type { DerivedOf, EntityName, EntityTypes, GuardsOf, OutcomesOf } from './entity-types';
import type { Guard, Outcome } from './lifecycle/lifecycle';
import type { LooseRecord } from './paths';
import type { Computed, Derived, FillRule, RecordRule, ValueRule } from './validation/rule';

/** Converts a cell of a foreign file to this system's spelling; '' for nothing. Unknown values stay unchanged. */
export type CellReading = (text: string) => string;

/** Pure functions of an entity. Those named by its schema are required; others do not compile. */
export type RuleParts<Name extends EntityName> = {
  /** Checks fields against each other; named by the entity's name in `x-entity.rules`. */
  readonly record?: RecordRule;
} & (EntityTypes[Name] extends { readonly derived: object }
  ? { readonly derived: DerivedOf<Name> }
  : { readonly derived?: never }) &
  Needed<'guards', GuardsOf<Name>> &
  Needed<'outcomes', OutcomesOf<Name>>;

type Needed<Part extends string, Functions> = keyof Functions extends never
  ? { readonly [Key in Part]?: never }
  : { readonly [Key in Part]: Functions };

/** Rules of an entity without their types: the engine finds them by the names in the schema. */
export interface EntityRules {
  readonly name: string;
  readonly record?: RecordRule;
  readonly derived?: Derived;
  readonly guards: Readonly<Record<string, Guard<LooseRecord, unknown>>>;
  readonly outcomes: Readonly<Record<string, Outcome<LooseRecord, unknown, string>>>;
}

/**
 * Defines the rules of an entity, which forms and the server run. The file `src/areas/<area>/shared/<entity>.ts` exports the result as
 * `<entity>Rules`, and the compiler collects these files in `generated/app/rules.gen.ts`.
 *
 * @example
 * export const recepcionRules = defineRules('recepcion', {
 *   derived,
 *   guards: { aceptar: recepcionAceptar, inspeccionar: recepcionInspeccionar },
 *   outcomes: recepcionOutcomes,
 * });
 */
export function defineRules<Name extends EntityName>(name: Name, parts: RuleParts<Name>): EntityRules {
  // The compiler of the schemas generates the function names, with the document types of each entity.
  return { guards: {}, outcomes: {}, ...parts, name } as unknown as EntityRules;
}

type Named<Function> = Readonly<Record<string, Function>>;

/** Functions of values rather than entities, by their names in the schemas. */
export interface ValueFunctions {
  /** `x-field.rule` */
  readonly value: Named<ValueRule>;
  /** `x-field.fills` */
  readonly fill: Named<FillRule>;
  /** `x-field.computed` */
  readonly computed: Named<Computed>;
  /** `x-field.importAs` */
  readonly cells: Named<CellReading>;
}

/** Value functions with the names of one area. */
type ValuesOf<Parts> = {
  readonly [Kind in keyof ValueFunctions]: Kind extends keyof Parts ? Parts[Kind] : object;
};

/**
 * Defines the value functions of an area, in `src/areas/<area>/shared/values.ts`.
 *
 * @example
 * export const values = defineValues({ value: { clues, zonaHoraria }, cells: { estatusClues: cluesStatus } });
 */
export function defineValues<Parts extends Partial<ValueFunctions>>(parts: Parts): ValuesOf<Parts> {
  return { value: {}, fill: {}, computed: {}, cells: {}, ...parts } as ValuesOf<Parts>;
}

/** All rules of the product. Forms use only the part they need. */
export interface ProductRules extends ValueFunctions {
  /** By the entity's name in camel case, as in `x-entity.rules`. */
  readonly record: Named<RecordRule>;
  /** By the same name, as in `x-entity.derive.fn`. */
  readonly derived: Named<Derived>;
  readonly entities: ReadonlyMap<string, EntityRules>;
}

/** Joins the rules of all entities and areas. */
export function joinRules(entities: readonly EntityRules[], values: ValueFunctions): ProductRules {
  const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const by = <Part>(part: (rules: EntityRules) => Part | undefined): Record<string, Part> =>
    Object.fromEntries(
      entities.flatMap((rules): [string, Part][] => {
        const found = part(rules);
        return found === undefined ? [] : [[camel(rules.name), found]];
      }),
    );
  return {
    ...values,
    record: by(({ record }) => record),
    derived: by(({ derived }) => derived),
    entities: new Map(entities.map((rules) => [rules.name, rules])),
  };
}
