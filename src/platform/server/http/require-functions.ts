import type { Resource } from '../entity/resource';
import { BODY_FORMS } from '#generated/server/operations.gen';
import { IMPORTS } from '#generated/server/imports.gen';
import { EXPORTS } from '#generated/server/exports.gen';
import { REPORTS } from '#generated/server/reports.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import { entityOf, product, productRules, rulesOf } from '../entity/registry';
import { resources } from '../records/resources';

type Kind =
  | 'operation'
  | 'export'
  | 'report'
  | 'guard'
  | 'outcome'
  | 'effects'
  | 'derive'
  | 'record'
  | 'value'
  | 'fills'
  | 'computed'
  | 'importAs';
interface Named {
  readonly kind: Kind;
  readonly name: string;
  readonly by: string;
}

/**
 * Stops the start when a schema names a missing function. Only the type checker reports it, neither the generator nor the build. A missing
 * guard would let every request pass.
 *
 * @throws Error that names each with its schema and its expected place
 */
export function requireFunctions(): void {
  const missing = [...resources.flatMap(ofResource), ...ofEndpoints()].filter(
    ({ kind, name, by }) => !Object.hasOwn(homeOf(kind, by).written, name),
  );
  if (missing.length === 0) return;
  const lines = missing.map(({ kind, name, by }) => `  ${kind} \`${name}\` (${by}) → ${homeOf(kind, by).registry}`);
  throw new Error(
    `Los esquemas nombran funciones que nadie ha escrito; sin ellas no se puede iniciar:\n${[...new Set(lines)].join('\n')}`,
  );
}

/** Returns the expected place of a function: that of an entity is in its definition. */
function homeOf(kind: Kind, by: string): { readonly registry: string; readonly written: object } {
  const [entity = ''] = by.split('.');
  const rules = productRules();
  const inRules = (written: object) => ({ registry: `defineRules('${entity}')`, written });
  const inValues = (written: object) => ({ registry: 'defineValues', written });
  switch (kind) {
    case 'effects':
      return { registry: `defineEntity('${entity}')`, written: entityOf(entity).effects };
    case 'guard':
      return inRules(rulesOf(entity).guards);
    case 'outcome':
      return inRules(rulesOf(entity).outcomes);
    case 'derive':
      return inRules(rules.derived);
    case 'record':
      return inRules(rules.record);
    case 'value':
      return inValues(rules.value);
    case 'fills':
      return inValues(rules.fill);
    case 'computed':
      return inValues(rules.computed);
    case 'importAs':
      return inValues(rules.cells);
    case 'operation':
      return { registry: 'src/areas/*/server/endpoints', written: product().operations };
    case 'export':
      return { registry: 'src/areas/*/server/endpoints', written: product().exporters };
    case 'report':
      return { registry: 'src/areas/*/server/reports', written: product().reports };
  }
}

function ofResource({ name: by, form, computed: fields, derive, lifecycle, lines }: Resource): Named[] {
  const steps = Object.entries(lifecycle?.transitions ?? {}).flatMap(
    ([step, { guard, outcome, effects, form: asked }]): Named[] => [
      ...Object.entries({ guard, outcome, effects }).flatMap(([kind, name]) =>
        name === null ? [] : [{ kind: kind as Kind, name, by: `${by}.${step}` }],
      ),
      ...(asked ? ofForm(asked, `${by}.${step}`) : []),
    ],
  );
  return [
    ...ofForm(form, by),
    ...steps,
    ...[...fields, ...lines.flatMap((line) => line.resource.computed)].map(({ fn }) => ({
      kind: 'computed' as const,
      name: fn,
      by,
    })),
    ...(derive === null ? [] : [{ kind: 'derive' as const, name: derive, by }]),
  ];
}

function ofForm({ valueRules, recordRules, fills = {} }: FormSpec, by: string): Named[] {
  return [
    ...Object.values(valueRules).map((name) => ({ kind: 'value' as const, name, by })),
    ...recordRules.map(({ rule: name }) => ({ kind: 'record' as const, name, by })),
    ...Object.values(fills).map(({ fn }) => ({ kind: 'fills' as const, name: fn, by })),
  ];
}

function ofEndpoints(): Named[] {
  const handled = Object.values(OPERATIONS).filter(({ kind }) => kind === 'query' || kind === 'action');
  return [
    ...handled.map(({ name }) => ({ kind: 'operation' as const, name, by: 'schemas/endpoints' })),
    ...IMPORTS.flatMap(({ entity, readings }) =>
      Object.values(readings).map((name) => ({ kind: 'importAs' as const, name, by: entity })),
    ),
    ...Object.keys(EXPORTS).map((name) => ({ kind: 'export' as const, name, by: 'schemas/endpoints' })),
    ...Object.keys(REPORTS).map((name) => ({ kind: 'report' as const, name, by: 'schemas/reports' })),
    ...Object.entries(BODY_FORMS).flatMap(([name, form]) => (form ? ofForm(form, name) : [])),
  ];
}
