import type { Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import { documentName, type SourceDocument } from '../load/source-document';
import type { FieldKind, Profile, Worklist, WorklistDay, WorklistSection } from '../model';
import { SINGLE_KINDS } from '../single-kinds';
import { suggest } from '../suggest';
import { checkListFilter } from './check-list-filter';
import { whySorted } from './check-queried';
import type { BuildContext } from './context';
import type { BareEntity } from './entity';
import { fieldAt, fieldPaths } from './field-at';
import { textsFrom } from './texts';
import { whyUnasked } from './why-unasked';

interface RawSection {
  id: string;
  title: Json;
  entity: string;
  filter: Json;
  fact?: string;
  due?: string;
  sort?: string;
  action?: string;
}

interface RawDay {
  title: Json;
  entity: string;
  filter?: Json;
  date: string;
  time: string;
  show: string[];
  owner?: string;
}

/** Definitions that a worklist is checked against. */
interface Known {
  readonly all: ReadonlyMap<string, BareEntity>;
  readonly profiles: readonly Profile[];
  readonly context: BuildContext;
}

type At = (...path: (string | number)[]) => Place;

/** Kinds of a field by which a record is due. */
const DAYS: readonly FieldKind[] = ['date', 'datetime'];
/** Kinds of a field that names a row: a text, or the key of a referenced record. */
const NAMES: readonly FieldKind[] = ['text', 'integer'];

/** Builds the worklists from their files. Checks that a profile has at most one, and may list what its sections show. */
export function buildWorklists(documents: readonly SourceDocument[], known: Known): Worklist[] {
  const { diagnostics } = known.context;
  const taken = new Map<string, string>();
  return documents.map((document) => {
    const raw = document.value as { profiles: string[]; sections: RawSection[]; day?: RawDay };
    for (const [index, name] of raw.profiles.entries()) {
      const at: Place = { document, path: ['profiles', index] };
      const other = taken.get(name);
      // Without sound profiles there is nothing to compare with.
      if (known.profiles.length > 0 && !known.profiles.some((profile) => profile.name === name))
        diagnostics.add(
          'unknown-profile',
          at,
          `No profile is called \`${name}\`.`,
          suggest(
            name,
            known.profiles.map((profile) => profile.name),
          ),
        );
      else if (other !== undefined)
        diagnostics.add('name-clash', at, `\`${name}\` has a worklist already (${other}).`, {
          text: 'name the profile in one of them',
          edits: raw.profiles.length > 1 ? removeEdits(at) : [],
        });
      taken.set(name, document.file);
    }
    return {
      name: documentName(document),
      source: { file: document.file, line: 1, column: 1 },
      profiles: raw.profiles,
      sections: raw.sections.flatMap((section, index) => {
        const at: At = (...path) => ({ document, path: ['sections', index, ...path] });
        if (raw.sections.findIndex(({ id }) => id === section.id) !== index)
          diagnostics.add('name-clash', at('id'), `The section \`${section.id}\` stands twice.`, {
            text: 'call it otherwise',
          });
        return buildSection(section, raw.profiles, at, known);
      }),
      day: raw.day ? buildDay(raw.day, raw.profiles, (...path) => ({ document, path: ['day', ...path] }), known) : null,
    };
  });
}

/** Returns the entity of a part of a worklist. Reports one that is missing, has no page, or that a profile may not list. */
function listedEntity(
  name: string,
  people: readonly string[],
  at: At,
  { all, profiles, context: { diagnostics, heads } }: Known,
): BareEntity | undefined {
  const entity = all.get(name);
  if (!entity) {
    // An entity with faults of its own is known by its head.
    if (!heads.has(name))
      diagnostics.add('unknown-entity', at('entity'), `No entity is called \`${name}\`.`, suggest(name, heads.keys()));
    return undefined;
  }
  const removal = { title: 'remove the section', edits: removeEdits(at()) };
  if (!entity.operations.includes('get'))
    diagnostics.add('unreachable-section', at('entity'), `\`${name}\` has no page that a row could open.`, {
      text: 'add `get` to its `operations`, or remove the section',
      ...removal,
    });
  const { list } = entity.permissions;
  for (const profile of profiles)
    if (people.includes(profile.name) && !Object.hasOwn(profile.permissions, list))
      diagnostics.add(
        'unreachable-section',
        at('entity'),
        `\`${profile.name}\` has no permission to list \`${name}\`.`,
        { text: `grant \`${list}\`, or remove the section`, ...removal },
      );
  return entity;
}

function buildSection(
  { id, title, entity: name, filter, fact, due, sort, action }: RawSection,
  people: readonly string[],
  at: At,
  known: Known,
): WorklistSection[] {
  const { all, context } = known;
  const { diagnostics } = context;
  const entity = listedEntity(name, people, at, known);
  if (!entity) return [];
  checkListFilter(entity, filter, at('filter'), { all, diagnostics });
  if (fact !== undefined) checkField(entity, fact, at('fact'), { all, context, kinds: SINGLE_KINDS, sorted: false });
  if (due !== undefined) checkField(entity, due, at('due'), { all, context, kinds: DAYS, sorted: true });
  if (sort !== undefined) checkField(entity, sort, at('sort'), { all, context, kinds: SINGLE_KINDS, sorted: true });
  const steps = (entity.lifecycle?.transitions ?? []).filter(({ automatic }) => !automatic);
  if (action !== undefined && !steps.some((step) => step.name === action))
    diagnostics.add(
      'unknown-option',
      at('action'),
      `\`${action}\` is no step of \`${name}\` that people take.`,
      suggest(
        action,
        steps.map((step) => step.name),
        { text: 'remove `action`', edits: removeEdits(at('action')) },
      ),
    );
  return [
    {
      id,
      labels: textsFrom(title),
      entity: name,
      filter,
      fact: fact ?? null,
      due: due ?? null,
      sort: sort ?? due ?? null,
      action: action ?? null,
    },
  ];
}

function buildDay(
  { title, entity: name, filter, date, time, show, owner }: RawDay,
  people: readonly string[],
  at: At,
  known: Known,
): WorklistDay | null {
  const { all, context } = known;
  const { diagnostics } = context;
  const entity = listedEntity(name, people, at, known);
  if (!entity) return null;
  if (filter) checkListFilter(entity, filter, at('filter'), { all, diagnostics });
  checkField(entity, date, at('date'), { all, context, kinds: ['date'], sorted: false });
  checkField(entity, time, at('time'), { all, context, kinds: ['datetime'], sorted: true });
  for (const [index, path] of show.entries())
    checkField(entity, path, at('show', index), { all, context, kinds: NAMES, sorted: false });
  const why = whyUnasked(entity, date, all);
  if (why)
    diagnostics.add('bad-filter', at('date'), `\`${date}\` ${why}: nothing can be filtered by it.`, {
      text: 'name a stored field',
    });
  if (owner !== undefined) {
    checkField(entity, owner, at('owner'), { all, context, kinds: SINGLE_KINDS, sorted: false });
    const field = fieldAt(entity, owner, all);
    if (field && !field.reference)
      diagnostics.add('wrong-type', at('owner'), `\`${owner}\` is no reference to a record.`, {
        text: 'remove `owner`',
        edits: removeEdits(at('owner')),
      });
  }
  return { labels: textsFrom(title), entity: name, filter: filter ?? {}, date, time, show, owner: owner ?? null };
}

interface Wanted extends Pick<Known, 'all' | 'context'> {
  readonly kinds: readonly FieldKind[];
  /** True when the list is sorted by the field. */
  readonly sorted: boolean;
}

/** Reports a field that is missing, of a kind that a row cannot use, or that the list cannot be sorted by. */
function checkField(entity: BareEntity, path: string, at: Place, { all, context, kinds, sorted }: Wanted): void {
  const { diagnostics } = context;
  const field = fieldAt(entity, path, all);
  const fitting = fieldPaths(entity, all).filter((each) => kinds.includes(fieldAt(entity, each, all)!.kind));
  const remove = {
    text: `remove \`${String(at.path.findLast((step) => typeof step === 'string'))}\``,
    edits: removeEdits(at),
  };
  if (!field)
    return diagnostics.add(
      'unknown-field',
      at,
      `\`${entity.name}\` has no field \`${path}\`.`,
      suggest(path, fitting, remove),
    );
  if (!kinds.includes(field.kind))
    return diagnostics.add('wrong-type', at, `\`${path}\` is ${field.kind}: it must be ${kinds.join(' or ')}.`, remove);
  // The server refuses to sort by a field that the reader may not see.
  const why = sorted ? (whySorted(entity, path, all) ?? (field.sensitive ? 'is protected' : null)) : null;
  if (why) diagnostics.add('bad-sort', at, `\`${path}\` ${why}: the list cannot be sorted by it.`, remove);
}
