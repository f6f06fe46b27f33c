import type { Resource } from '#generated/server/resource.gen';
import { BODY_FORMS } from '#generated/server/operations.gen';
import { IMPORTS } from '#generated/server/imports.gen';
import { EXPORTS } from '#generated/server/exports.gen';
import { REPORTS } from '#generated/server/reports.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { cells } from '#app/shared/registries/cells';
import { computed } from '#app/shared/registries/computed';
import { derived } from '#app/shared/registries/derived';
import { guards } from '#app/shared/registries/guards';
import { outcomes } from '#app/shared/registries/outcomes';
import { rules } from '#app/shared/registries/rules';
import type { FormSpec } from '#platform/shared/form-spec';
import { resources } from '../records/resources';
import { exporters, operations } from '#app/server/registries/operations';
import { effectTable } from '#app/server/registries/effects';
import { reports } from '#app/server/registries/reports';

/** Functions named by schemas: their registry, and the existing ones. */
const TABLES = {
  guard: { registry: 'src/app/shared/registries/guards.ts', written: guards },
  outcome: { registry: 'src/app/shared/registries/outcomes.ts', written: outcomes },
  effects: { registry: 'src/app/server/registries/effects.ts', written: effectTable },
  derive: { registry: 'src/app/shared/registries/derived.ts', written: derived },
  computed: { registry: 'src/app/shared/registries/computed.ts', written: computed },
  rule: { registry: 'src/app/shared/registries/rules.ts', written: { ...rules.value, ...rules.record } },
  fills: { registry: 'src/app/shared/registries/fills.ts', written: rules.fill ?? {} },
  operation: { registry: 'src/app/server/registries/operations.ts', written: operations },
  importAs: { registry: 'src/app/shared/registries/cells.ts', written: cells },
  export: { registry: 'src/app/server/registries/operations.ts', written: exporters },
  report: { registry: 'src/app/server/registries/reports.ts', written: reports },
} as const satisfies Record<string, { registry: string; written: object }>;
type Kind = keyof typeof TABLES;
interface Named {
  readonly kind: Kind;
  readonly name: string;
  readonly by: string;
}

/**
 * Stops the start when a schema names a missing function. The type checker reports it, but neither generating nor building does, and a
 * missing guard would let everybody pass.
 *
 * @throws Error that names each with its schema and the registry that it belongs in
 */
export function requireFunctions(): void {
  const missing = [...resources.flatMap(ofResource), ...ofEndpoints()].filter(
    ({ kind, name }) => !Object.hasOwn(TABLES[kind].written, name),
  );
  if (missing.length === 0) return;
  const lines = missing.map(({ kind, name, by }) => `  ${kind} \`${name}\` (${by}) → ${TABLES[kind].registry}`);
  throw new Error(
    `Los esquemas nombran funciones que nadie ha escrito; sin ellas no se puede iniciar:\n${[...new Set(lines)].join('\n')}`,
  );
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
    ...[...Object.values(valueRules), ...recordRules.map(({ rule }) => rule)].map((name) => ({
      kind: 'rule' as const,
      name,
      by,
    })),
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
