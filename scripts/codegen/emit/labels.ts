import {
  LANGUAGES,
  type Board,
  type Entity,
  type EnumType,
  type Field,
  type Language,
  type Model,
  type Operation,
  type OutputFile,
  type Report,
  type Transition,
  type Worklist,
} from '../model';
import { fieldAt } from '../build/field-at';
import { referrersOf, type Referrer } from './referrers';

/**
 * `locales/<language>/`: the menu, and for each entity its names, fields, hints, sections and codes. An entity's texts load with its
 * screens.
 */
export function emitLabels(model: Model): OutputFile[] {
  const all = new Map(model.entities.map((entity) => [entity.name, entity]));
  const referrers = referrersOf(model);
  return LANGUAGES.flatMap((language) => [
    namesFile(model, language),
    documentsFile(model, language, all),
    ...model.reports.map((report): OutputFile => ({
      path: `locales/${language}/report-${report.name}.gen.json`,
      content: json(reportLabels(report, language)),
      sources: [report.source.file],
    })),
    ...model.boards.map((board): OutputFile => ({
      path: `locales/${language}/board-${board.name}.gen.json`,
      content: json(boardLabels(board, language)),
      sources: [board.source.file],
    })),
    ...model.worklists.map((worklist): OutputFile => ({
      path: `locales/${language}/worklist-${worklist.name}.gen.json`,
      content: json(worklistLabels(worklist, language, all)),
      sources: [worklist.source.file],
    })),
    ...model.entities.map((entity): OutputFile => ({
      path: `locales/${language}/${entity.name}.gen.json`,
      content: json({
        ...entityLabels(entity, language, all, [
          ...model.endpoints.flatMap(({ operations }) =>
            operations.filter(({ button }) => button?.entity === entity.name),
          ),
          ...(entity.importOperation ? [entity.importOperation] : []),
        ]),
        ...relatedLabels(entity, language, referrers.get(entity.name) ?? []),
        ...openedLabels(entity, language, model.reports),
      }),
      sources: [entity.source.file],
    })),
  ]);
}

/** Names of all entities, for server texts about several entities. */
function namesFile(model: Model, language: Language): OutputFile {
  const labels: Record<string, string> = {};
  for (const entity of model.entities) labels[nameKey(entity)] = names(entity, language);
  return { path: `locales/${language}/names.gen.json`, content: json(labels), sources: ['schemas/entities'] };
}

/** Labels for the server's refusals: states, steps and party names of documents, and compared fields. */
function documentsFile(model: Model, language: Language, all: ReadonlyMap<string, Entity>): OutputFile {
  const documents = model.entities.filter((entity) => entity.lifecycle !== null);
  const labels = documents.flatMap((entity) => {
    const { field, transitions } = entity.lifecycle!;
    const state = `enums.${entity.fields.find(({ name }) => name === field)?.enumType?.name ?? ''}.`;
    const parts = new Set(
      transitions
        .flatMap(({ notSameAs, onlyBy }) => [...notSameAs, ...onlyBy])
        .map((name) => `resources.${entity.name}.fields.${name}`),
    );
    const parties = `resources.${entity.name}.parties.`;
    return Object.entries(entityLabels(entity, language, all)).filter(
      ([key]) =>
        key.startsWith(state) || key.startsWith(parties) || parts.has(key) || /\.transitions\.\w+\.name$/.test(key),
    );
  });
  const compared = model.entities.flatMap((entity) => comparedLabels(entity, language, all));
  return {
    path: `locales/${language}/documents.gen.json`,
    content: json(Object.fromEntries([...labels, ...compared])),
    sources: ['schemas/entities'],
  };
}

/** Labels of fields in comparisons such as `notBelow`. */
function comparedLabels(entity: Entity, language: Language, all: ReadonlyMap<string, Entity>): [string, string][] {
  const names = new Set<string>();
  const visit = (fields: readonly Field[], within: string): void => {
    for (const field of fields) {
      for (const than of [...field.notBelow, ...field.above])
        for (const name of [field.name, than]) names.add(`resources.${entity.name}.fields.${within}${name}`);
      const target = field.embed && all.get(field.embed.entity);
      visit(target ? target.fields.filter(({ embed }) => !embed) : field.fields, `${within}${field.name}.`);
    }
  };
  visit(entity.fields, '');
  return names.size === 0 ? [] : Object.entries(entityLabels(entity, language, all)).filter(([key]) => names.has(key));
}

const nameKey = (entity: Entity) => `resources.${entity.name}.name`;
const names = (entity: Entity, language: Language) =>
  `${entity.labels.one[language]} |||| ${entity.labels.many[language]}`;

function entityLabels(
  entity: Entity,
  language: Language,
  all: ReadonlyMap<string, Entity>,
  actions: readonly Operation[] = [],
): Record<string, string> {
  const base = `resources.${entity.name}`;
  const labels: Record<string, string> = {
    [nameKey(entity)]: names(entity, language),
    [`${base}.description`]: entity.description[language],
  };
  if (entity.possibleDuplicates?.open) labels[`${base}.open`] = entity.possibleDuplicates.open[language];
  for (const party of entity.parties) labels[`${base}.parties.${party.name}`] = party.labels[language];
  for (const view of entity.views) labels[`${base}.views.${view.id}`] = view.labels[language];
  for (const section of entity.sections) labels[`${base}.sections.${section.id}`] = section.labels[language];
  const enums = new Map<string, EnumType>();
  const visit = (fields: readonly Field[], prefix: string, within: readonly string[]): void => {
    for (const field of fields) {
      const path = prefix + field.name;
      labels[`${base}.fields.${path}`] = field.labels[language];
      if (field.hint) labels[`${base}.hints.${path}`] = field.hint[language];
      for (const type of [field.enumType, field.item?.enumType]) if (type) enums.set(type.name, type);
      visit(field.fields, `${path}.`, within);
      const target = field.embed && all.get(field.embed.entity);
      if (target && !within.includes(target.name)) visit(target.fields, `${path}.`, [...within, target.name]);
    }
  };
  visit(entity.fields, '', [entity.name]);
  const formLabels = (step: string, fields: readonly Field[], prefix: string) =>
    addFormLabels({ labels, enums, language }, step, fields, prefix);
  const stepLabels = (
    step: string,
    { labels: name, confirm, fields }: Pick<Transition, 'labels' | 'confirm' | 'fields'>,
  ): void => {
    labels[`${step}.name`] = name[language];
    if (confirm) labels[`${step}.confirm`] = confirm[language];
    formLabels(step, fields, '');
  };
  for (const transition of entity.lifecycle?.transitions ?? []) {
    stepLabels(`${base}.transitions.${transition.name}`, transition);
    if (transition.walk?.labels)
      labels[`${base}.transitions.${transition.name}.walk`] = transition.walk.labels[language];
    const lines = entity.fields.find(({ name }) => name === transition.lines?.field);
    if (lines) formLabels(`${base}.transitions.${transition.name}`, [withShownColumns(lines, transition)], '');
  }
  for (const action of actions) {
    stepLabels(`${base}.actions.${action.name}`, { ...action, fields: action.fields ?? [] });
    // Columns of the file are fields of another entity, whose texts are not loaded there.
    const rows = action.import?.review ? all.get(action.import.entity) : undefined;
    for (const { name, labels: of } of rows?.fields ?? [])
      if (action.import?.columns.includes(name)) labels[`${base}.actions.${action.name}.fields.${name}`] = of[language];
  }
  addEnumLabels(labels, enums, language);
  return labels;
}

/** Reduces the lines of a step to the columns that it fills in or shows; other columns need no labels. */
function withShownColumns(lines: Field, { lines: step, walk }: Transition): Field {
  const seen = new Set([
    ...(step?.fields ?? []).map(({ name }) => name),
    ...(step?.shown ?? []),
    ...(walk?.show ?? []),
  ]);
  return { ...lines, fields: lines.fields.filter(({ name }) => seen.has(name)) };
}

/** Labels of a report and its form, loaded with its screen. */
function reportLabels(
  { name, labels: title, description, fields, blocks }: Report,
  language: Language,
): Record<string, string> {
  const base = `resources.reportes.${name}`;
  const labels = { [`${base}.name`]: title[language], [`${base}.description`]: description[language] };
  const enums = new Map<string, EnumType>();
  addFormLabels({ labels, enums, language }, base, fields, '');
  addEnumLabels(labels, enums, language);
  for (const block of blocks) {
    labels[`${base}.blocks.${block.name}.name`] = block.labels[language];
    for (const { field, labels: of } of block.fields)
      if (of) labels[`${base}.blocks.${block.name}.fields.${field}`] = of[language];
  }
  return labels;
}

/** Labels of a board and its cards. Cards without a title use that of their report. */
function boardLabels({ name, labels, description, cards }: Board, language: Language): Record<string, string> {
  const base = `resources.tableros.${name}`;
  return {
    [`${base}.name`]: labels[language],
    [`${base}.description`]: description[language],
    ...Object.fromEntries(
      cards.flatMap((card) => (card.labels ? [[`${base}.cards.${card.name}`, card.labels[language]]] : [])),
    ),
  };
}

/** Labels of a worklist: headings, facts with their codes, and steps. */
function worklistLabels(
  { name, sections, day }: Worklist,
  language: Language,
  all: ReadonlyMap<string, Entity>,
): Record<string, string> {
  const labels: Record<string, string> = {};
  const enums = new Map<string, EnumType>();
  for (const section of sections) {
    const base = `resources.worklists.${name}.${section.id}`;
    const entity = all.get(section.entity)!;
    labels[`${base}.title`] = section.labels[language];
    const fact = section.fact === null ? null : fieldAt(entity, section.fact, all);
    if (fact) labels[`${base}.fact`] = fact.labels[language];
    if (fact?.enumType) enums.set(fact.enumType.name, fact.enumType);
    const step = entity.lifecycle?.transitions.find((transition) => transition.name === section.action);
    if (step) labels[`${base}.action`] = step.labels[language];
  }
  if (day) labels[`resources.worklists.${name}.day`] = day.labels[language];
  addEnumLabels(labels, enums, language);
  return labels;
}

/** Names of the reports that a record opens. */
function openedLabels(entity: Entity, language: Language, reports: readonly Report[]): Record<string, string> {
  return Object.fromEntries(
    reports
      .filter(({ openedFrom }) => openedFrom.some((opening) => opening.entity === entity.name))
      .map(({ name, labels }) => [`resources.reportes.${name}.name`, labels[language]]),
  );
}

interface FormLabels {
  readonly labels: Record<string, string>;
  readonly enums: Map<string, EnumType>;
  readonly language: Language;
}

function addFormLabels(into: FormLabels, step: string, fields: readonly Field[], prefix: string): void {
  for (const field of fields) {
    into.labels[`${step}.fields.${prefix}${field.name}`] = field.labels[into.language];
    if (field.hint) into.labels[`${step}.hints.${prefix}${field.name}`] = field.hint[into.language];
    for (const type of [field.enumType, field.item?.enumType]) if (type) into.enums.set(type.name, type);
    addFormLabels(into, step, field.fields, `${prefix}${field.name}.`);
  }
}

function addEnumLabels(labels: Record<string, string>, enums: ReadonlyMap<string, EnumType>, language: Language): void {
  for (const type of enums.values()) {
    for (const option of type.options) labels[`enums.${type.name}.${option.value}`] = option.labels[language];
  }
}

/** Labels of a record's related lists, from the labels of the related entities. */
function relatedLabels(entity: Entity, language: Language, referrers: readonly Referrer[]): Record<string, string> {
  return Object.fromEntries(
    referrers.map(({ entity: other, field }) => [
      `resources.${entity.name}.related.${other.name}.${field.name}`,
      field.labels[language],
    ]),
  );
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
