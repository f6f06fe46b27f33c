import { stepPath } from '#platform/shared/lifecycle/step-path';
import type { Entity, Lifecycle, Model, OutputFile, StepNotice, Transition } from '../../model';
import { indent, literal, propertyName, quote } from '../code';
import { tiesOf } from '../ties';
import { conditionCode } from './conditions';
import { transitionFile } from './forms';

/**
 * `lifecycles/<entity>.gen.ts`: states and steps of a document. `entity-types.gen.ts`: types of the functions that an entity's schema
 * names. A definition with a missing or additional function does not compile.
 */
export function emitLifecycles(model: Model): OutputFile[] {
  const documents = model.entities.filter((entity): entity is Document => entity.lifecycle !== null);
  return [
    ...documents.map((entity) => ({
      path: `shared/lifecycles/${entity.name}.gen.ts`,
      content: lifecycleCode(entity),
      sources: [entity.source.file],
    })),
    { path: 'shared/step-types.gen.ts', content: stepTypesCode(documents), sources: ['schemas/entities'] },
    entityTypes(model),
  ];
}

type Document = Entity & { readonly lifecycle: Lifecycle };

function lifecycleCode(entity: Document): string {
  const { lifecycle, camel, name, fields } = entity;
  const states = lifecycle.states.map(({ value, final, void: isVoid, editable, seenBy, sla }, order) => {
    const limits = sla.map(
      ({ hours, when }) => `{ hours: ${hours}${when ? `, when: (record) => ${conditionCode(when)}` : ''} }`,
    );
    return `${propertyName(value)}: { order: ${order}, final: ${String(final)}, ${isVoid ? 'void: true, ' : ''}editable: ${String(editable)}, ${seenBy ? `seenBy: ${literal(seenBy)}, ` : ''}sla: [${limits.join(', ')}] },`;
  });
  const transitions = lifecycle.transitions.map(
    (transition) => `${propertyName(transition.name)}: {\n${indent(transitionCode(transition))}\n},`,
  );
  const enumName = fields.find((field) => field.name === lifecycle.field)?.enumType?.name ?? '';
  const body = [
    `resource: ${quote(name)},`,
    `field: ${quote(lifecycle.field)},`,
    `initial: ${quote(lifecycle.initial)},`,
    `scope: ${literal(tiesOf(entity))},`,
    `since: ${literal(lifecycle.since)},`,
    `due: ${literal(lifecycle.due)},`,
    `labels: ${quote(`enums.${enumName}`)},`,
    `stamps: ${literal(lifecycle.stamps)},`,
    `editors: ${literal(lifecycle.editors)},`,
    `states: {\n${indent(states.join('\n'))}\n},`,
    `transitions: {\n${indent(transitions.join('\n'))}\n},`,
  ].join('\n');
  const helpers = ['isFilled', 'valueAt'].filter((helper) => body.includes(`${helper}(`));
  const forms = lifecycle.transitions
    .filter(({ inputSchema }) => inputSchema)
    .map(
      (transition) => `import { ${formName(transition)} } from '../forms/${transitionFile(entity, transition)}.gen';\n`,
    );
  return `import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
${helpers.length > 0 ? `import { ${helpers.join(', ')} } from '#platform/shared/paths';\n` : ''}${forms.join('')}
export const ${camel}Lifecycle: LifecycleSpec = {
${indent(body)}
};
`;
}

const formName = ({ pascal }: Transition): string => `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Form`;

function transitionCode(transition: Transition): string {
  const {
    from,
    to,
    outcome,
    permission,
    name,
    by,
    scope,
    guard,
    effects,
    stamps,
    when,
    notSameAs,
    onlyBy,
    after,
    automatic,
    confirm,
    tone,
    inputSchema,
    start,
    lines,
    notify,
  } = transition;
  return [
    `from: ${literal(from)},`,
    `to: ${literal(to)},`,
    `outcome: ${literal(outcome)},`,
    `permission: ${quote(permission)},`,
    `path: ${quote(stepPath(name))},`,
    ...(by === null ? [] : [`by: ${quote(by)},`]),
    `scope: ${literal(scope)},`,
    `guard: ${literal(guard)},`,
    `effects: ${literal(effects)},`,
    `stamps: ${literal(stamps)},`,
    ...(when ? [`when: (record) => ${conditionCode(when)},`] : []),
    `notSameAs: ${literal(notSameAs)},`,
    `onlyBy: ${literal(onlyBy)},`,
    `after: ${literal(after)},`,
    `automatic: ${String(automatic)},`,
    `confirm: ${String(confirm !== null)},`,
    `tone: ${quote(tone)},`,
    `form: ${inputSchema ? formName(transition) : 'null'},`,
    ...(start.length > 0 ? [`start: ${literal(start)},`] : []),
    ...(notify.length > 0 ? [`notify: [\n${indent(notify.map(noticeCode).join('\n'))}\n],`] : []),
    `lines: ${lines ? literal({ field: lines.field, key: lines.key, fields: lines.fields.map((field) => field.name), start: lines.start }, 140) : 'null'},`,
  ].join('\n');
}

function noticeCode({ kind, next, to, detail, when, alert, critical }: StepNotice): string {
  const parts = [
    `kind: ${quote(kind)}`,
    next === null ? `to: ${literal(to)}` : `next: ${quote(next)}`,
    ...(detail === null ? [] : [`detail: ${quote(detail)}`]),
    ...(when ? [`when: (record) => ${conditionCode(when)}`] : []),
    ...(alert ? [`alert: (record) => ${conditionCode(alert)}`] : []),
    ...(critical ? ['critical: true'] : []),
  ];
  return `{ ${parts.join(', ')} },`;
}

/** Request types of each document's steps, for the client. */
function stepTypesCode(documents: readonly Document[]): string {
  const imports = documents.map(({ name, pascal, lifecycle }) => {
    const inputs = lifecycle.transitions
      .filter(({ inputSchema, automatic }) => inputSchema && !automatic)
      .map((step) => `${step.pascal}Input`);
    return `import type { ${[pascal, ...inputs].toSorted().join(', ')} } from './types/${name}.gen';\n`;
  });
  const rows = documents.map(({ name, pascal, lifecycle }) => {
    const steps = lifecycle.transitions
      .filter(({ automatic }) => !automatic)
      .map(
        (step) => `${propertyName(step.name)}: { body: ${step.inputSchema ? `${step.pascal}Input` : 'undefined'} };`,
      );
    return `${propertyName(name)}: {\n  document: ${pascal};\n  steps: {\n${indent(steps.join('\n'), 4)}\n  };\n};`;
  });
  return `${imports.join('')}\n/** Documents by resource: what their steps are given. */\nexport interface StepTypes {\n${indent(rows.join('\n'))}${rows.length > 0 ? '\n' : ''}}\n`;
}

/** Types of the definitions in `src/areas/<area>/shared/<entity>.ts` and `src/areas/<area>/server/<entity>.ts`. */
function entityTypes({ entities }: Model): OutputFile {
  const imports: string[] = [];
  const rows = entities
    .filter(({ backend }) => backend === 'server')
    .map((entity) => {
      const used = new Set([entity.pascal]);
      const parts = [
        `record: ${entity.pascal};`,
        `guards: ${functionTypes(entity, 'guard', used, (input) => `Guard<${entity.pascal}, ${input}>`)};`,
        `outcomes: ${functionTypes(entity, 'outcome', used, (input, states) => `Outcome<${entity.pascal}, ${input}, ${states}>`)};`,
        `effects: ${functionTypes(entity, 'effects', used, (input) => `{ document: ${entity.pascal}; input: ${input} }`)};`,
        ...(entity.derive ? [`derived: ${derivedType(entity, entity.derive.gives)};`] : []),
        ...(entity.alsoSent ? ['alsoSent: true;'] : []),
      ];
      imports.push(`import type { ${[...used].toSorted().join(', ')} } from './types/${entity.name}.gen';\n`);
      return `${propertyName(entity.name)}: {\n${indent(parts.join('\n'))}\n};`;
    });
  return {
    path: 'shared/entity-types.gen.ts',
    sources: ['schemas/entities'],
    content: `import type { Guard, Outcome } from '#platform/shared/lifecycle/lifecycle';
${imports.join('')}
declare module '#platform/shared/entity-types' {
  interface EntityTypes {
${indent(rows.join('\n'), 4)}
  }
}
`,
  };
}

/**
 * Types of the functions of one kind that the steps of an entity name.
 *
 * @param used collects the types to import
 * @param write returns the type of one function from its input and the states that its steps may lead to
 */
function functionTypes(
  { lifecycle }: Entity,
  kind: 'guard' | 'outcome' | 'effects',
  used: Set<string>,
  write: (input: string, states: string) => string,
): string {
  const named = new Map<string, { readonly inputs: Set<string>; readonly states: Set<string> }>();
  for (const step of lifecycle?.transitions ?? []) {
    const name = step[kind];
    if (name === null) continue;
    const known = named.get(name) ?? { inputs: new Set(), states: new Set() };
    named.set(name, known);
    known.inputs.add(step.inputSchema ? `${step.pascal}Input` : 'undefined');
    if (step.inputSchema) used.add(`${step.pascal}Input`);
    for (const state of step.to) known.states.add(quote(state));
  }
  if (named.size === 0) return 'Record<never, never>';
  const rows = [...named]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { inputs, states }]) => `${name}: ${write([...inputs].join(' | '), [...states].join(' | '))};`);
  return `{\n${indent(rows.join('\n'))}\n}`;
}

function derivedType({ pascal }: Entity, gives: readonly string[]): string {
  const fields = [...new Set(gives.map((path) => quote(path.split('.')[0]!)))];
  return `(document: ${pascal}) => Pick<${pascal}, ${fields.join(' | ')}>`;
}
