import { listFields, listSorts, type ListField } from '../../list-fields';
import type { Entity, ListParameter, Model, OutputFile } from '../../model';
import { STEP_FILTER } from '#platform/shared/lifecycle/step-filter';
import { indent, propertyName, quote } from '../code';

/** `list-types.gen.ts`: filters, sorts and own parameters of each entity's list. */
export function emitListTypes(model: Model): OutputFile[] {
  const filters = model.entities.map((entity) => filterOf(entity, model));
  const sorts = model.entities.map((entity) => sortOf(entity, model));
  const steps = model.entities.flatMap(stepsOf);
  const parameters = model.entities.map(parametersOf);
  const body = [...filters, ...sorts, ...parameters, ...steps].join('\n');
  const used = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(body)).toSorted();
  const enums = used(model.enums.map(({ name }) => name));
  const helpers = used(HELPERS);
  const content = [
    `import type { ${helpers.join(', ')} } from '#platform/shared/list-filter';`,
    ...(enums.length > 0 ? [`import type { ${enums.join(', ')} } from './enums.gen';`] : []),
    '',
    '/** Filter of the list of every resource, by name. */',
    `export interface ListFilters {\n${indent(filters.join('\n'))}\n}`,
    '',
    '/** Fields that the list of every resource can be sorted by, by name. */',
    `export interface ListSorts {\n${indent(sorts.join('\n'))}\n}`,
    '',
    '/** Steps by which the list of documents can be narrowed to those that the reader can take one with, by resource. */',
    `export interface ListSteps {\n${indent(steps.join('\n'))}\n}`,
    '',
    '/** Parameters that the list of a resource takes beside those of every list, by name. */',
    `export interface ListParameters {\n${indent(parameters.join('\n'))}\n}`,
    '',
  ].join('\n');
  return [{ path: 'shared/list-types.gen.ts', content, sources: ['schemas/entities'] }];
}

const HELPERS = [
  'BooleanFilter',
  'CodeFilter',
  'CommonFilter',
  'CommonSort',
  'DateFilter',
  'ListOfFilter',
  'NoParameters',
  'NumberFilter',
  'TextFilter',
];

function filterOf(entity: Entity, model: Model): string {
  const rows = [
    ...listFields(entity, model).map((field) => `readonly ${propertyName(field.path)}?: ${typeOf(field)};`),
    ...(stepsOf(entity).length > 0
      ? [`readonly ${STEP_FILTER}?: ${stepType(entity)} | readonly ${stepType(entity)}[];`]
      : []),
  ];
  return `${propertyName(entity.name)}: CommonFilter & {\n${indent(rows.join('\n'))}\n};`;
}

const stepType = ({ name }: Entity) => `ListSteps[${quote(name)}]`;

function stepsOf({ name, lifecycle }: Entity): string[] {
  const steps = (lifecycle?.transitions ?? []).filter(({ automatic }) => !automatic).map((step) => step.name);
  return steps.length > 0 ? [`${propertyName(name)}: ${union(steps)};`] : [];
}

function sortOf(entity: Entity, model: Model): string {
  return `${propertyName(entity.name)}: CommonSort | ${union(listSorts(entity, model))};`;
}

function parametersOf({ name, listParameters }: Entity): string {
  if (listParameters.length === 0) return `${propertyName(name)}: NoParameters;`;
  const rows = listParameters.map(
    (parameter) => `readonly ${propertyName(parameter.name)}?: ${PARAMETER[parameter.kind]};`,
  );
  return `${propertyName(name)}: { ${rows.join(' ')} };`;
}

/** Value types of list parameters by kind, as src/platform/server/listing/list-query reads them. */
const PARAMETER: Readonly<Record<ListParameter['kind'], string>> = {
  own: 'boolean',
  only: 'boolean',
  is: 'string',
  where: 'string | number | boolean',
  suits: 'number',
};

function typeOf({ kind, enumType, item }: ListField): string {
  switch (kind) {
    case 'integer':
    case 'number':
      return 'NumberFilter';
    case 'boolean':
      return 'BooleanFilter';
    case 'date':
    case 'datetime':
      return 'DateFilter';
    case 'enum':
      return enumType ? `CodeFilter<${enumType.name}>` : 'TextFilter';
    case 'list':
      return `ListOfFilter<${itemType(item)}>`;
    default:
      return 'TextFilter';
  }
}

function itemType(item: ListField['item']): string {
  if (item?.enumType) return item.enumType.name;
  if (item?.kind === 'boolean') return 'boolean';
  return item?.kind === 'integer' || item?.kind === 'number' ? 'number' : 'string';
}

const union = (values: readonly string[]) => [...new Set(values)].map(quote).join(' | ');
