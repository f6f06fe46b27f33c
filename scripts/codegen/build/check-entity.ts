import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import type { Json, PropertyNode } from '../load/property-node';
import type { Field } from '../model';
import { saidOf } from '../keywords/read-keywords';
import { nearest } from '../nearest';
import { suggest, type Advice } from '../suggest';
import { checkAlsoReached } from './also-reached';
import type { BuildContext } from './context';
import { checkBackend } from './check-backend';
import { checkDerive } from './check-derive';
import { checkFolio } from './check-folio';
import { checkFollows } from './check-follows';
import { checkIndexes } from './check-indexes';
import { checkLedger } from './check-ledger';
import { checkNames } from './check-names';
import { checkUnique } from './check-unique';
import { checkShapes } from './check-shapes';
import { checkView } from './check-view';
import { checkViews } from './check-views';
import { AUDIT_FIELDS, type BareEntity } from './entity';
import { checkFicha } from './ficha';
import { checkQueried } from './check-queried';
import { checkReach } from './check-reach';
import { checkWhole } from './check-whole';
import { checkListParameters } from './check-list-parameters';
import { checkClosed } from './check-closed';
import { checkHolds } from './check-holds';
import { checkExclusive } from './check-exclusive';
import { checkSignature } from './check-signature';
import { checkTies } from './check-ties';
import { checkTitles } from './check-titles';
import { checkTriggers } from './triggers';
import { fieldAt, fieldPaths } from './field-at';
import { templatePaths } from './template';
import { checkNotices } from './notices';
import { innerNodes } from './inner-nodes';
import { isHidden } from './is-hidden';
import { isStored } from './is-stored';

type All = ReadonlyMap<string, BareEntity>;

/** Checks everything an entity states about fields, its own and those of others. Requires that all entities are known. */
export function checkEntity(entity: BareEntity, all: All, context: BuildContext): void {
  const { diagnostics } = context;
  const { document } = entity;
  const at = (...path: (string | number)[]): Place => ({ document, path });
  const raw = document.value as { required?: string[]; 'x-entity': Json };
  const x = raw['x-entity'];
  const paths = fieldPaths(entity, all);
  const known = new Set([...paths, entity.key.name, ...(entity.backend === 'server' ? AUDIT_FIELDS : [])]);
  const labels = new Set(entity.fields.flatMap(({ reference }) => reference?.labelField ?? []));
  const check = (path: string, place: Place, what: 'field' | 'tie' = 'field') => {
    if (!known.has(path) && !isHidden(path, entity, all, diagnostics))
      diagnostics.add(
        'unknown-field',
        place,
        `\`${path}\` is not a field of \`${entity.name}\`.`,
        suggest(path, [...paths, ...(what === 'tie' ? [entity.key.name] : [])], removal(place)),
      );
  };

  raw.required?.forEach((name, index) => {
    if (!entity.fields.some((field) => field.name === name))
      diagnostics.add(
        'unknown-field',
        at('required', index),
        `\`${name}\` is not a field of \`${entity.name}\`.`,
        suggest(
          name,
          entity.fields.map((f) => f.name),
          removal(at('required', index)),
        ),
      );
  });
  for (const keyword of ['label', 'detail'] as const) {
    // `detail` may also use names of records that this one refers to.
    for (const path of templatePaths(entity[keyword]))
      if (keyword === 'label' || !labels.has(path)) {
        check(path, { ...at('x-entity', keyword), part: path });
        const kind = fieldAt(entity, path, all)?.kind ?? '';
        // A label is computed in SQL, which has no texts of a language. For `detail`, the server sends the text of an option as well.
        if (kind === 'boolean' || (kind === 'enum' && keyword === 'label'))
          diagnostics.add(
            'bad-label',
            { ...at('x-entity', keyword), part: path },
            `\`${path}\` holds a code, and a record's name shows it as it is. Name records by a text, a number, a day or a moment.`,
          );
      }
  }
  for (const keyword of ['facts', 'search'] as const) {
    entity[keyword].forEach((path, index) => {
      if (x[keyword]) check(path, at('x-entity', keyword, index));
    });
  }
  entity.search.forEach((path, index) => {
    const field = fieldAt(entity, path, all);
    if (field && !isStored(field))
      diagnostics.add(
        'bad-search',
        at('x-entity', 'search', index),
        `\`${path}\` is not stored; free text searches what is.`,
        {
          text: 'remove it',
          edits: removeEdits(entity.search.length > 1 ? at('x-entity', 'search', index) : at('x-entity', 'search')),
        },
      );
    else if (field?.generated)
      diagnostics.add(
        'bad-search',
        at('x-entity', 'search', index),
        `\`${path}\` is generated, and so is the text that is searched: one is not made of the other.`,
        {
          text: 'remove it',
          edits: removeEdits(entity.search.length > 1 ? at('x-entity', 'search', index) : at('x-entity', 'search')),
        },
      );
    else if (field && !['text', 'enum', 'list', 'records', 'date'].includes(field.kind))
      diagnostics.add(
        'bad-search',
        at('x-entity', 'search', index),
        `\`${path}\` is a ${field.kind}; free text searches texts and dates.`,
        {
          text: 'remove it',
          edits: removeEdits(entity.search.length > 1 ? at('x-entity', 'search', index) : at('x-entity', 'search')),
        },
      );
  });
  entity.searchBySound.forEach((path, index) => {
    const place = at('x-entity', 'searchBySound', index);
    const fix = {
      text: 'remove it',
      edits: removeEdits(entity.searchBySound.length > 1 ? place : at('x-entity', 'searchBySound')),
    };
    const field = entity.fields.find(({ name }) => name === path);
    if (!field) check(path, place);
    if (path.includes('.'))
      diagnostics.add(
        'bad-search',
        place,
        `\`${path}\` is of another entity; its own schema says whether it is found by its sound.`,
        fix,
      );
    else if (field && field.kind !== 'text')
      diagnostics.add('bad-search', place, `\`${path}\` is a ${field.kind}; only texts are found by their sound.`, fix);
    else if (field && !entity.search.includes(path))
      diagnostics.add('bad-search', place, `\`${path}\` is not among the fields of \`search\`.`, fix);
  });
  entity.possibleDuplicates?.rules.forEach(({ same, sounds }, index) => {
    const place = (...rest: (string | number)[]) => at('x-entity', 'possibleDuplicates', 'rules', index, ...rest);
    const bad = (message: string, where: Place) =>
      diagnostics.add('bad-duplicates', where, message, { text: 'remove it', edits: removeEdits(where) });
    same.forEach((path, position) => {
      check(path, place('same', position));
      const field = fieldAt(entity, path, all);
      if (field && (!isStored(field) || !['text', 'enum', 'date', 'integer', 'boolean'].includes(field.kind)))
        bad(`\`${path}\` cannot be compared: it is not one stored value.`, place('same', position));
    });
    sounds.forEach((path, position) => {
      check(path, place('sounds', position));
      const [head = '', tail] = path.split('.');
      const embed = entity.fields.find(({ name }) => name === head)?.embed;
      const owner = tail === undefined ? entity : all.get(embed?.entity ?? '');
      if (owner && fieldAt(entity, path, all) && !owner.searchBySound.includes(tail ?? head))
        bad(
          `\`${path}\` is not among the fields of \`searchBySound\` of \`${owner.name}\`.`,
          place('sounds', position),
        );
    });
  });
  if (x['sort']) check(entity.sort.field, at('x-entity', 'sort', 'field'));
  entity.sort.thenBy?.forEach((path, index) => check(path, at('x-entity', 'sort', 'thenBy', index)));
  for (const keyword of ['scope', 'writeScope'] as const) {
    for (const [kind, ties] of x[keyword] ? Object.entries(entity[keyword] ?? {}) : [])
      ties.forEach((path, index) => check(path, tieAt(at('x-entity', keyword, kind), index), 'tie'));
  }
  for (const { name, scope } of entity.parties) {
    for (const [kind, ties] of Object.entries(scope))
      ties.forEach((path, index) => check(path, tieAt(at('x-entity', 'parties', name, 'scope', kind), index), 'tie'));
  }
  for (const { name, scope, by } of entity.lifecycle?.transitions ?? []) {
    for (const [kind, ties] of Object.entries((by === null && scope) || {}))
      ties.forEach((path, index) =>
        check(path, tieAt(at('x-entity', 'lifecycle', 'transitions', name, 'scope', kind), index), 'tie'),
      );
  }
  checkUnique(entity, diagnostics);
  checkIndexes(entity, diagnostics);
  checkLedger(entity, diagnostics);
  checkView(entity, diagnostics);
  checkShapes(entity, diagnostics);
  checkFicha(entity, all, diagnostics);
  checkViews(entity, all, diagnostics);
  checkFollows(entity, all, diagnostics);
  const shape = entity.alsoSent?.name;
  if (
    shape !== undefined &&
    [...all.values()].some(
      (other) =>
        shape === other.pascal ||
        shape === `${other.pascal}Input` ||
        (other !== entity && shape === other.alsoSent?.name),
    )
  ) {
    diagnostics.add(
      'name-clash',
      at('x-entity', 'alsoSent', 'name'),
      `The API has a schema called \`${shape}\` already.`,
      {
        text: 'choose another name',
        title: `call it \`${shape}Plano\``,
        edits: setEdits(at('x-entity', 'alsoSent', 'name'), `${shape}Plano`),
      },
    );
  }
  checkDerive(entity, diagnostics);
  checkFolio(entity, all, diagnostics);
  checkSignature(entity, diagnostics);
  checkClosed(entity, diagnostics);
  checkHolds(entity, diagnostics);
  checkExclusive(entity, diagnostics);
  checkTriggers(entity, all, diagnostics);
  checkAlsoReached(entity, all, diagnostics);
  checkBackend(entity, all, diagnostics);
  checkKey(entity, diagnostics);
  checkNames(entity, diagnostics);
  checkTitles(entity, diagnostics);
  checkReach(entity, all, diagnostics);
  checkTies(entity, all, diagnostics);
  checkNotices(entity, all, diagnostics);
  checkListParameters(entity, all, diagnostics);
  checkQueried(entity, all, diagnostics);
  checkWhole(entity, all, diagnostics);
  for (const node of entity.nodes) checkNode(node, entity.fields, entity, all, context);
}

function checkKey({ key, document, fields, name }: BareEntity, diagnostics: Diagnostics): void {
  if (key.kind !== 'natural') return;
  const place = { document, path: ['x-entity', 'key'] };
  const field = fields.find((candidate) => candidate.name === key.name);
  if (!field)
    return diagnostics.add(
      'unknown-field',
      place,
      `\`${key.name}\` is not a field of \`${name}\`.`,
      suggest(
        key.name,
        fields.map((f) => f.name),
      ),
    );
  // `required` has a misspelt name, which is reported separately.
  const isMisspelt = ((document.valueAt(['required']) ?? []) as string[]).some(
    (asked) => !fields.some((other) => other.name === asked) && nearest(asked, [key.name]) !== null,
  );
  if (field.kind !== 'text' || (!field.required && !isMisspelt) || field.reference)
    diagnostics.add('bad-key', place, `The key \`${key.name}\` must be a required text that refers to nothing.`, {
      text: 'leave `key` out for a number that the server assigns',
      ...keyFix(key.name, field, document),
    });
}

/** Checks the keywords of a property and of its nested properties: pickers depend on existing fields, and embedded records do not nest. */
function checkNode(
  node: PropertyNode,
  siblings: readonly Field[],
  entity: BareEntity,
  all: All,
  context: BuildContext,
): void {
  const { diagnostics } = context;
  const holder = { fields: siblings };
  const field = siblings.find((candidate) => candidate.name === node.name)!;
  const check = (path: string, place: Place) => {
    const found = fieldAt(holder, path, all);
    if (!found && path !== entity.key.name && !isHidden(path, holder, all, diagnostics))
      diagnostics.add(
        'unknown-field',
        place,
        `\`${path}\` is not a field beside \`${node.name}\`.`,
        suggest(path, fieldPaths(holder, all), removal(place)),
      );
    return found;
  };
  const isOwn = siblings === entity.fields;
  // The reference of a list is declared on its items and checked as that of the list.
  const said = field.item ? { ...field, reference: field.item.reference } : field;
  for (const { keyword, value } of saidOf(context.keywords, said, 'check'))
    keyword.check?.(value, { node, field, siblings, entity, isOwn, all, find: check, diagnostics });
  for (const child of innerNodes(node, field)) checkNode(child, field.fields, entity, all, context);
}

/** Advises to remove the value: only the value when it is one of several in a list, else the whole keyword. */
function removal(place: Place): Advice {
  const { document, path } = place;
  if (place.part !== undefined || typeof path.at(-1) !== 'number') return { text: null };
  const list = document.valueAt(path.slice(0, -1)) as unknown[];
  const whole = list.length > 1 ? path : path.slice(0, -1);
  return { text: 'remove it', edits: removeEdits({ document, path: whole }) };
}

/** Returns the place of one scope tie: a scope names one field or a list of fields. */
function tieAt({ document, path }: Place, index: number): Place {
  return { document, path: document.has([...path, index]) ? [...path, index] : path };
}

function keyFix(name: string, field: Field, document: Place['document']): Pick<Advice, 'title' | 'edits'> {
  const required = document.valueAt(['required']);
  if (field.kind !== 'text' || field.reference || field.required)
    return { title: 'remove `key`', edits: removeEdits({ document, path: ['x-entity', 'key'] }) };
  return {
    title: `add \`${name}\` to \`required\``,
    edits: setEdits(
      { document, path: Array.isArray(required) ? ['required', required.length] : ['required'] },
      Array.isArray(required) ? name : [name],
    ),
  };
}
