import { documentName, type SourceDocument } from '../load/source-document';
import { removeEdits, renameEdits, setEdits } from '../load/edit';
import { propertyNodes, type Json } from '../load/property-node';
import type { Diagnostics, Place } from '../diagnostic';
import type { Condition, Field, Party, Stamps, Transition, TransitionLines, Walk } from '../model';
import { pascalCase } from '../names';
import { suggest } from '../suggest';
import { checkCondition } from './check-compared';
import { checkForm } from './check-form';
import { transitionSchemaOf } from './compose-schemas';
import { conditionFrom } from './condition';
import { askPermission, type BuildContext } from './context';
import { buildField } from './field';
import { fieldAt, fieldPaths } from './field-at';
import { OBJECT_NAMES } from './reserved-names';
import { noticesOf, type RawNotice } from './notices';
import { partyScope } from './parties';
import { personField } from './person-field';
import { scopeFrom } from './scope';
import { checkStamps } from './stamps';
import { textsFrom } from './texts';
import { walkOf, type RawWalk } from './walk';

export interface RawTransition {
  title: Json;
  from: string[];
  to: string | string[];
  outcome?: string;
  permission: string;
  by?: string;
  scope?: Json;
  guard?: string;
  effects?: string;
  stamps?: Stamps;
  confirm?: Json;
  tone?: Transition['tone'];
  form?: { properties: Record<string, Json>; required?: string[]; start?: string[] };
  lines?: {
    field: string;
    fields: string[];
    required?: string[];
    show?: string[];
    start?: Record<string, string>;
    when?: Record<string, Json>;
    walk?: RawWalk;
  };
  when?: Json;
  notSameAs?: string[];
  onlyBy?: string[];
  after?: { hours: number; field?: string } | { field: string; days: number };
  automatic?: boolean;
  notify?: RawNotice[];
}

interface Raw {
  readonly name: string;
  readonly raw: RawTransition;
  readonly document: SourceDocument;
  readonly pascal: string;
  readonly fields: readonly Field[];
  readonly parties: readonly Party[];
  readonly states: readonly string[];
  /** Names of all steps. */
  readonly steps: readonly string[];
  readonly hasSince: boolean;
}

/** Builds one step of a lifecycle. Checks its states, fields, permission and forms. */
export function buildTransition(given: Raw, context: BuildContext): Transition {
  const { name, raw, document, pascal, fields, states } = given;
  const { diagnostics } = context;
  const at = (...path: (string | number)[]) => ({
    document,
    path: ['x-entity', 'lifecycle', 'transitions', name, ...path],
  });
  const checkState = (state: string, ...path: (string | number)[]) => {
    if (!states.includes(state))
      diagnostics.add('unknown-state', at(...path), `\`${state}\` is not a state.`, suggest(state, states));
  };
  if (OBJECT_NAMES.has(name))
    diagnostics.add(
      'bad-name',
      { ...at(), onKey: true },
      `\`${name}\` is a name that every object of JavaScript has already.`,
      { text: 'choose another name', title: `call it \`${name}Paso\``, edits: renameEdits(at(), `${name}Paso`) },
    );
  const to = [raw.to].flat();
  raw.from.forEach((state, index) => checkState(state, 'from', index));
  to.forEach((state, index) => checkState(state, ...(Array.isArray(raw.to) ? ['to', index] : ['to'])));
  askPermission(context, raw.permission, at('permission'));
  if (to.length > 1 && !raw.outcome)
    diagnostics.add('bad-lifecycle', at('to'), 'Several states, and nothing that chooses among them.', {
      text: 'name a function in `outcome`',
      title: `add \`"outcome": "${name}"\``,
      edits: setEdits(at('outcome'), name),
    });
  if (to.length === 1 && raw.outcome)
    diagnostics.add('bad-lifecycle', at('outcome'), 'There is nothing to choose: `to` names one state.', {
      text: 'remove `outcome`',
      edits: removeEdits(at('outcome')),
    });
  if (raw.after?.field !== undefined)
    checkBeginning(raw.after.field, 'hours' in raw.after, given, at('after', 'field'), diagnostics);
  else if (raw.after && !given.hasSince)
    diagnostics.add('bad-lifecycle', at('after'), 'What happens after a time needs to know when the state began.', {
      text: 'name a field in `lifecycle.since`',
      title: 'remove `after`',
      edits: removeEdits(at('after')),
    });
  for (const keyword of ['notSameAs', 'onlyBy'] as const) {
    raw[keyword]?.forEach((other, index) => {
      if (!personField(fields, other))
        diagnostics.add(
          'unknown-field',
          at(keyword, index),
          `\`${other}\` is not a field of this entity.`,
          suggest(
            other,
            fields.map((field) => field.name),
          ),
        );
    });
  }
  const when = raw.when === undefined ? null : conditionFrom(raw.when);
  checkCondition(
    when,
    at('when'),
    (path) => fieldAt({ fields }, path, new Map()),
    fieldPaths({ fields }, new Map()),
    diagnostics,
  );
  checkStamps(raw.stamps ?? {}, fields, (field) => at('stamps', field), diagnostics);

  const own = `${pascal}${pascalCase(name)}`;
  const form = formFields(given, own, context);
  const { lines, walk } = transitionLines(given, context) ?? { lines: null, walk: null };
  return {
    name,
    pascal: own,
    labels: textsFrom(raw.title),
    from: raw.from,
    to,
    outcome: raw.outcome ?? null,
    permission: raw.permission,
    by: raw.by ?? null,
    scope:
      partyScope(
        raw.by,
        given.parties,
        at('by'),
        raw.scope ? { keyword: 'scope', place: at('scope') } : null,
        context,
      ) ?? (raw.scope ? scopeFrom(raw.scope) : null),
    guard: raw.guard ?? null,
    effects: raw.effects ?? null,
    stamps: raw.stamps ?? {},
    confirm: raw.confirm ? textsFrom(raw.confirm) : null,
    tone: raw.tone ?? 'normal',
    fields: form,
    start: raw.form?.start ?? [],
    lines,
    walk,
    inputSchema: form.length > 0 || lines ? transitionSchemaOf(form, lines) : null,
    when,
    notSameAs: raw.notSameAs ?? [],
    onlyBy: raw.onlyBy ?? [],
    after: raw.after ?? null,
    automatic: raw.automatic === true,
    notify: noticesOf(raw.notify ?? [], given.steps, (...path) => at('notify', ...path), diagnostics),
  };
}

/** Checks the field from which days or hours are counted: a date or a moment of this entity. */
function checkBeginning(name: string, byHours: boolean, { fields }: Raw, place: Place, diagnostics: Diagnostics): void {
  const [kind, counted, called] = byHours
    ? (['datetime', 'hours', 'moment'] as const)
    : (['date', 'days', 'date'] as const);
  if (fields.find((field) => field.name === name)?.kind === kind) return;
  diagnostics.add(
    'bad-lifecycle',
    place,
    `The ${counted} are counted from \`${name}\`, which is no ${called} of this entity.`,
    suggest(
      name,
      fields.filter((field) => field.kind === kind).map((field) => field.name),
    ),
  );
}

/** Fields of the form; `{}` takes the entity's own field of that name. */
function formFields({ name, raw, document, fields }: Raw, owner: string, context: BuildContext): Field[] {
  if (!raw.form) return [];
  const path = ['x-entity', 'lifecycle', 'transitions', name, 'form'];
  const required = raw.form.required ?? [];
  const names = Object.keys(raw.form.properties);
  required.forEach((asked, index) => {
    if (!names.includes(asked))
      context.diagnostics.add(
        'unknown-field',
        { document, path: [...path, 'required', index] },
        `\`${asked}\` is not a field of this form.`,
        suggest(asked, names, {
          text: 'remove it',
          edits: removeEdits({ document, path: [...path, 'required', index] }),
        }),
      );
  });
  const own = names.filter((each) => fields.some((field) => field.name === each));
  raw.form.start?.forEach((each, index) => {
    if (!own.includes(each))
      context.diagnostics.add(
        'unknown-field',
        { document, path: [...path, 'start', index] },
        `\`${each}\` is not a field of both the form and the entity.`,
        suggest(each, own),
      );
  });
  const nodes = propertyNodes({ document, path }, context.shared, context.diagnostics);
  const built = nodes.flatMap((node) => {
    const entityField = fields.find((field) => field.name === node.name);
    if (Object.keys(node.value).length === 0 && entityField)
      return { ...entityField, readOnly: false, writeOnce: false, required: required.includes(node.name) };
    if (Object.keys(node.value).length === 0) {
      const place = { document, path: [...path, 'properties', node.name], onKey: true };
      context.diagnostics.add(
        'unknown-field',
        place,
        `\`${node.name}\` is not a field of this entity, and \`{}\` says nothing of its own.`,
        suggest(
          node.name,
          fields.map((field) => field.name).filter((other) => !names.includes(other)),
          {
            text: 'say what it is, or remove it',
            title: 'remove it',
            edits: removeEdits(names.length > 1 ? place : { document, path }),
          },
        ),
      );
      return [];
    }
    return buildField(node, owner, required.includes(node.name), 'inside', context);
  });
  checkForm(
    nodes.filter(({ value }) => Object.keys(value).length > 0),
    built,
    fields,
    documentName(document),
    context,
  );
  return built;
}

/** Reads the lines that a step fills in, and the walk through them. The step does not send columns that the walk saves. */
function transitionLines(
  { name, raw, document, fields }: Raw,
  { diagnostics }: BuildContext,
): { readonly lines: TransitionLines | null; readonly walk: Walk | null } | null {
  if (!raw.lines) return null;
  const at = (...path: (string | number)[]) => ({
    document,
    path: ['x-entity', 'lifecycle', 'transitions', name, 'lines', ...path],
  });
  const field = fields.find((candidate) => candidate.name === raw.lines!.field);
  if (!field?.lines) {
    diagnostics.add(
      'unknown-field',
      at('field'),
      `\`${raw.lines.field}\` is not a field with lines.`,
      suggest(
        raw.lines.field,
        fields.filter((f) => f.lines).map((f) => f.name),
      ),
    );
    return null;
  }
  const names = field.fields.map((child) => child.name);
  const required = raw.lines.required ?? [];
  const columns = raw.lines.fields.flatMap((asked, index) => {
    const column = field.fields.find((child) => child.name === asked);
    if (!column)
      diagnostics.add(
        'unknown-field',
        at('fields', index),
        `\`${asked}\` is not a field of the lines.`,
        suggest(asked, names),
      );
    else if (!column.readOnly)
      diagnostics.add(
        'bad-lifecycle',
        at('fields', index),
        `\`${asked}\` is filled in while the document is edited; what a step fills in must be \`readOnly\`.`,
        {
          text: `add \`"readOnly": true\` to it, or remove it here`,
          title: 'remove it here',
          edits: removeEdits(at('fields', index)),
        },
      );
    return column ? [{ ...column, readOnly: false, required: required.includes(asked) }] : [];
  });
  const start = raw.lines.start ?? {};
  const beside = raw.lines.show ?? [
    ...field.fields.filter(({ reference }) => reference).map((child) => child.name),
    ...Object.values(start),
  ];
  for (const asked of [
    (raw.lines.show ?? []).map((one, index) => [at('show', index), one] as const),
    Object.entries(start).flatMap(
      ([one, other]) =>
        [
          [{ ...at('start', one), onKey: true }, one],
          [at('start', one), other],
        ] as const,
    ),
  ]) {
    for (const [place, one] of asked)
      if (!names.includes(one))
        diagnostics.add('unknown-field', place, `\`${one}\` is not a field of the lines.`, suggest(one, names));
  }
  const when = columnConditions(raw.lines.when ?? {}, raw.lines, fields, (...path) => at('when', ...path), diagnostics);
  const walk = raw.lines.walk
    ? walkOf({ raw: raw.lines.walk, document, path: at('walk').path, field, filled: raw.lines.fields }, diagnostics)
    : null;
  return {
    lines: walk?.save ? null : { field: field.name, key: field.lines.key, fields: columns, shown: beside, start, when },
    walk,
  };
}

/**
 * Reads conditions on the document, by column: an optional column is requested only while its condition holds. Required columns cannot have
 * one.
 */
function columnConditions(
  said: Readonly<Record<string, Json>>,
  { fields: filled, required = [] }: NonNullable<RawTransition['lines']>,
  fields: readonly Field[],
  at: (...path: string[]) => Place,
  diagnostics: Diagnostics,
): Readonly<Record<string, Condition>> {
  const document = { fields };
  const none = new Map();
  return Object.fromEntries(
    Object.entries(said).flatMap(([column, raw]) => {
      const place = { ...at(column), onKey: true };
      if (!filled.includes(column))
        diagnostics.add(
          'unknown-field',
          place,
          `\`${column}\` is not a column that this step fills in.`,
          suggest(column, filled, { text: 'remove it', edits: removeEdits(at(column)) }),
        );
      else if (required.includes(column))
        diagnostics.add(
          'bad-lifecycle',
          place,
          `\`${column}\` is required: it is asked for whatever the document is.`,
          { text: 'remove it here, or from `required`', title: 'remove it here', edits: removeEdits(at(column)) },
        );
      const condition = conditionFrom(raw);
      checkCondition(
        condition,
        at(column),
        (path) => fieldAt(document, path, none),
        fieldPaths(document, none),
        diagnostics,
      );
      return condition ? [[column, condition]] : [];
    }),
  );
}
