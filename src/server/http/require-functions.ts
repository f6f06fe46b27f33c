import type { Resource } from '../../../generated/server/resource.gen';
import { BODY_FORMS } from '../../../generated/server/operations.gen';
import { IMPORTS } from '../../../generated/server/imports.gen';
import { EXPORTS } from '../../../generated/server/exports.gen';
import { REPORTS } from '../../../generated/server/reports.gen';
import { OPERATIONS } from '../../../generated/shared/operations.gen';
import { cells } from '../../domain/cells';
import { computed } from '../../domain/computed';
import { derived } from '../../domain/derived';
import { guards } from '../../domain/guards';
import { outcomes } from '../../domain/outcomes';
import { rules } from '../../domain/rules';
import type { FormSpec } from '../../shared/form-spec';
import { resources } from '../crud/resources';
import { exporters, operations } from '../operations';
import { effectTable } from '../operations/effects';
import { reports } from '../operations/reports';

/** Functions named by schemas: their folder, and the existing ones. */
const TABLES = {
  guard: { folder: 'src/domain/guards', written: guards },
  outcome: { folder: 'src/domain/outcomes', written: outcomes },
  effects: { folder: 'src/server/operations/effects', written: effectTable },
  derive: { folder: 'src/domain/derived', written: derived },
  computed: { folder: 'src/domain/computed', written: computed },
  rule: { folder: 'src/domain/rules', written: { ...rules.value, ...rules.record } },
  fills: { folder: 'src/domain/fills', written: rules.fill ?? {} },
  operation: { folder: 'src/server/operations', written: operations },
  importAs: { folder: 'src/domain/cells', written: cells },
  export: { folder: 'src/server/operations', written: exporters },
  report: { folder: 'src/server/operations/reports', written: reports },
} as const satisfies Record<string, { folder: string; written: object }>;
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
 * @throws Error that names each with its schema and the folder that it belongs in
 */
export function requireFunctions(): void {
  const missing = [...resources.flatMap(ofResource), ...ofEndpoints()].filter(
    ({ kind, name }) => !Object.hasOwn(TABLES[kind].written, name),
  );
  if (missing.length === 0) return;
  const lines = missing.map(({ kind, name, by }) => `  ${kind} \`${name}\` (${by}) → ${TABLES[kind].folder}`);
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
