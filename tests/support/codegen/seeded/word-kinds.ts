import type { Kind } from './kind';
import { keyOf, misspeltKey, misspeltValue } from './mutations';
import type { Sources } from './sources';

const FIELD = 'properties/*/x-field';
const STEPS = 'x-entity/lifecycle/transitions/*';
const COLUMN = 'x-report/columns/*';
const BLOCK = 'x-report/blocks/*';

/** Misspelt words: keywords, and names defined elsewhere. */
export const wordKinds: readonly Kind[] = [
  misspeltKey(
    'a misspelt JSON Schema keyword',
    [
      ['entities', 'properties/*/*'],
      ['shared', '*'],
    ],
    (site) => !['$schema', 'x-field', 'enum', '$ref'].includes(keyOf(site)),
  ),
  misspeltKey('a misspelt keyword of a field', [['entities', `${FIELD}/*`]]),
  misspeltKey('a misspelt keyword of an entity', [['entities', 'x-entity/*']]),
  misspeltKey('a misspelt keyword of a transition', [['entities', `${STEPS}/*`]]),
  misspeltKey(
    'a misspelt keyword of a condition',
    [
      ['entities', `${FIELD}/when/*`],
      ['entities', `${FIELD}/requiredWhen/*`],
    ],
    (site) => ['field', 'equals', 'filled'].includes(keyOf(site)),
  ),
  misspeltKey('a misspelt keyword of an operation', [['endpoints', 'operations/*/*']]),
  misspeltKey('a misspelt keyword of a report', [
    ['reports', 'x-report/*'],
    ['reports', `${COLUMN}/*`],
    ['reports', `${BLOCK}/*`],
  ]),
  misspeltKey('a misspelt keyword of the menu or the profiles', [
    ['navigation.json', 'groups/*/*'],
    ['profiles.json', 'permissions/*/*'],
    ['profiles.json', 'profiles/*/*'],
  ]),
  misspeltValue('a misspelt type', [['entities', 'properties/*/type']]),
  misspeltValue('a misspelt icon', [
    ['entities', 'x-entity/icon'],
    ['navigation.json', 'groups/*/icon'],
    ['endpoints', 'operations/*/icon'],
  ]),
  misspeltValue('a wrong enum value', [
    ['entities', `${FIELD}/widget`],
    ['entities', `${FIELD}/filter`],
    ['entities', `${FIELD}/normalize/*`],
    ['entities', 'properties/*/format'],
    ['shared', 'x-field/options/*/tone'],
    ['profiles.json', 'permissions/*/risk'],
    ['reports', `${COLUMN}/format`],
  ]),
  misspeltValue('a reference to a misspelt entity', [
    ['entities', `${FIELD}/reference`],
    ['entities', `${FIELD}/reference/entity`],
    ['entities', 'properties/*/items/properties/*/x-field/reference'],
  ]),
  misspeltValue('an endpoint of a misspelt entity', [
    ['endpoints', 'entity'],
    ['endpoints', 'operations/*/answerEntity'],
    ['endpoints', 'operations/*/invalidates/*'],
  ]),
  misspeltValue(
    'a misspelt permission',
    [
      ['entities', 'x-entity/permissions/*'],
      ['entities', `${STEPS}/permission`],
      ['endpoints', 'operations/*/permission'],
      ['reports', 'x-report/permission'],
    ],
    ({ value }) => String(value).includes('.'),
  ),
  misspeltKey('a profile with a misspelt permission', [['profiles.json', 'profiles/*/permissions/*']]),
  misspeltKey('a misspelt option', [
    ['entities', `${FIELD}/options/*`],
    ['shared', 'x-field/options/*'],
  ]),
  misspeltValue('an unknown section', [['entities', `${FIELD}/section`]]),
  misspeltValue('a search over an unknown field', [['entities', 'x-entity/search/*']]),
  misspeltValue('a sort by an unknown field', [['entities', 'x-entity/sort/field']]),
  misspeltValue('a unique key over an unknown field', [
    ['entities', 'x-entity/unique/*/*'],
    ['entities', 'x-entity/unique/*/fields/*'],
  ]),
  misspeltValue('a fact that is no field', [['entities', 'x-entity/facts/*']]),
  misspeltValue('a scope by an unknown field', [
    ['entities', 'x-entity/scope/*'],
    ['entities', 'x-entity/writeScope/*'],
  ]),
  misspeltValue('a required field that does not exist', [['entities', 'required/*']]),
  misspeltValue('a condition on an unknown field', [
    ['entities', `${FIELD}/when/**/field`],
    ['entities', `${FIELD}/requiredWhen/**/field`],
  ]),
  misspeltValue('a computed field of an unknown field', [['entities', `${FIELD}/computed/from/*`]]),
  misspeltValue('lines that name an unknown column', [
    ['entities', `${FIELD}/lines/totals/*/field`],
    ['entities', `${FIELD}/lines/scan`],
    ['entities', `${FIELD}/lines/scan/*`],
    ['entities', `${FIELD}/lines/unique/*/*`],
    ['entities', `${FIELD}/lines/quantity`],
  ]),
  misspeltValue('a lifecycle over an unknown field', [
    ['entities', 'x-entity/lifecycle/field'],
    ['entities', 'x-entity/lifecycle/since'],
    ['entities', 'x-entity/lifecycle/due'],
  ]),
  misspeltKey('a state that is no code', [['entities', 'x-entity/lifecycle/states/*']]),
  misspeltValue('a transition from an unknown state', [['entities', `${STEPS}/from/*`]]),
  misspeltValue('a transition to nowhere', [
    ['entities', `${STEPS}/to`],
    ['entities', `${STEPS}/to/*`],
  ]),
  misspeltValue('an initial state that does not exist', [['entities', 'x-entity/lifecycle/initial']]),
  misspeltKey(
    'a form of a transition with a field that does not exist',
    [['entities', `${STEPS}/form/properties/*`]],
    ({ value }) => JSON.stringify(value) === '{}',
  ),
  misspeltValue('a step that requires what its form does not ask', [
    ['entities', `${STEPS}/form/required/*`],
    ['endpoints', 'operations/*/form/required/*'],
  ]),
  misspeltValue('a step that fills in an unknown column', [
    ['entities', `${STEPS}/lines/fields/*`],
    ['entities', `${STEPS}/lines/field`],
    ['entities', `${STEPS}/lines/show/*`],
  ]),
  misspeltKey('a stamp on an unknown field', [
    ['entities', `${STEPS}/stamps/*`],
    ['entities', 'x-entity/lifecycle/stamps/*'],
  ]),
  misspeltValue('a folio at an unknown step', [['entities', 'x-entity/folio/on']]),
  misspeltValue(
    'a misspelt guard, outcome or effect',
    [
      ['entities/inventario', `${STEPS}/guard`],
      ['entities/inventario', `${STEPS}/outcome`],
      ['entities/inventario', `${STEPS}/effects`],
      ['entities', 'x-entity/derive/fn'],
    ],
    ({ value }, sources) => isOnlyOnce(String(value), sources),
  ),
  misspeltValue(
    'a misspelt rule',
    [
      ['entities', `${FIELD}/rule`],
      ['entities', 'x-entity/rules/*'],
      ['entities', `${FIELD}/computed/fn`],
    ],
    ({ file, value }, sources) => !file.includes('flota') && isOnlyOnce(String(value), sources),
  ),
  misspeltValue(
    'a misspelt reading of cells',
    [['entities', `${FIELD}/importAs`]],
    ({ file, value }, sources) => !file.includes('flota') && isOnlyOnce(String(value), sources),
  ),
  misspeltValue(
    'a menu entry of a page that there is not',
    [['navigation.json', 'groups/*/items/*/to']],
    ({ value }) => String(value).length > 4,
  ),
  misspeltKey(
    'an operation whose handler is called otherwise',
    [['endpoints', 'operations/*']],
    (site) => !site.file.includes('flota') && (site.value as { kind: string }).kind !== 'import',
  ),
  misspeltValue('an import of an unknown column', [['endpoints', 'operations/*/import/columns/*']]),
  misspeltValue('a chart of an unknown column', [
    ['reports', 'x-report/chart/category'],
    ['reports', 'x-report/chart/series/*'],
  ]),
  misspeltValue('a drawing of an unknown field', [
    ['reports', `${BLOCK}/label`],
    ['reports', `${BLOCK}/value`],
    ['reports', `${BLOCK}/of`],
    ['reports', `${BLOCK}/row`],
    ['reports', `${BLOCK}/column`],
  ]),
  misspeltValue('a figure that leads to a misspelt list', [
    ['reports', `${BLOCK}/drill/entity`],
    ['reports', `${BLOCK}/fields/*/drill/entity`],
  ]),
];

/** True for a name used once. A name used twice stays in use after one misspelling. */
function isOnlyOnce(name: string, sources: Sources): boolean {
  return Object.values(sources).reduce((times, text) => times + text.split(`"${name}"`).length - 1, 0) === 1;
}
