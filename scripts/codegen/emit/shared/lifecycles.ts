import { stepPath } from '#platform/shared/step-path';
import type { Entity, Lifecycle, Model, OutputFile, StepNotice, Transition } from '../../model';
import { indent, literal, propertyName, quote } from '../code';
import { tiesOf } from '../ties';
import { conditionCode } from './conditions';
import { transitionFile } from './forms';

/**
 * `lifecycles/<entity>.gen.ts`: states and transitions of a document; `lifecycle-functions.gen.ts`: the functions that
 * schemas name, which src/app/shared/registries must have with these very types, or it does not compile.
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
    {
      path: 'shared/lifecycle-functions.gen.ts',
      content: functionsCode(documents, model.entities),
      sources: ['schemas/entities'],
    },
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
  return `import type { LifecycleSpec } from '#platform/shared/lifecycle';
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

/** Types of the inputs of each document's steps, for the client. */
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

interface Use {
  readonly document: Document;
  readonly transition: Transition;
}

function functionsCode(documents: readonly Document[], entities: readonly Entity[]): string {
  const uses = documents.flatMap((document) =>
    document.lifecycle.transitions.map((transition) => ({ document, transition })),
  );
  const imports = new Map<string, Set<string>>();
  const type = (entity: Entity, name: string) => {
    imports.set(entity.name, (imports.get(entity.name) ?? new Set()).add(name));
    return name;
  };
  const byName = (key: 'guard' | 'outcome' | 'effects') => {
    const groups = new Map<string, Use[]>();
    for (const use of uses) {
      const name = use.transition[key];
      if (name !== null) groups.set(name, [...(groups.get(name) ?? []), use]);
    }
    return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
  };
  const union = (types: readonly string[]) => [...new Set(types)].join(' | ');
  const documentType = (group: readonly Use[]) => union(group.map(({ document }) => type(document, document.pascal)));
  const inputType = (group: readonly Use[]) =>
    union(
      group.map(({ document, transition }) =>
        transition.inputSchema ? type(document, `${transition.pascal}Input`) : 'undefined',
      ),
    );

  const guards = byName('guard').map(
    ([name, group]) => `readonly ${name}: Guard<${documentType(group)}, ${inputType(group)}>;`,
  );
  const outcomes = byName('outcome').map(
    ([name, group]) =>
      `readonly ${name}: Outcome<${documentType(group)}, ${inputType(group)}, ${union(group.flatMap(({ transition }) => transition.to.map(quote)))}>;`,
  );
  const effects = byName('effects').map(
    ([name, group]) =>
      `readonly ${name}: { readonly document: ${documentType(group)}; readonly input: ${inputType(group)} };`,
  );
  const derived = entities
    .filter(({ derive }) => derive)
    .map(
      (entity) =>
        `readonly ${entity.derive!.fn}: (document: ${type(entity, entity.pascal)}) => Pick<${entity.pascal}, ${union([...new Set(entity.derive!.gives.map((path) => quote(path.split('.')[0]!)))])}>;`,
    );
  const table = (comment: string, name: string, rows: readonly string[]) =>
    `\n/** ${comment} */\nexport interface ${name} {\n${indent(rows.join('\n'))}${rows.length > 0 ? '\n' : ''}}\n`;
  return [
    `import type { Guard, Outcome } from '#platform/shared/lifecycle';\n`,
    ...[...imports]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, types]) => `import type { ${[...types].toSorted().join(', ')} } from './types/${name}.gen';\n`),
    table('Guards by name: src/app/shared/registries/guards.ts has each of them.', 'Guards', guards),
    table('Functions that choose the state a step leads to: src/app/shared/registries/outcomes.', 'Outcomes', outcomes),
    table(
      'Functions that give fields from others at every write: src/app/shared/registries/derived.',
      'DerivedFields',
      derived,
    ),
    table('What the effects of a step are given: src/app/server/registries/effects.', 'EffectTypes', effects),
  ].join('');
}
