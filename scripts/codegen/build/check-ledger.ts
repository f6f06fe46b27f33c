import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits, setEdits, type Edit } from '../load/edit';
import { placeOf } from '../load/property-node';
import type { Field } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { isStored } from './is-stored';
import { LEDGER_OPERATIONS } from './ledger';

/** Keywords that change rows, or add them other than one by one in sequence. */
const OF_CHANGES = [
  'lifecycle',
  'folio',
  'signature',
  'exclusive',
  'derive',
  'softDelete',
  'follows',
  'importRepeats',
  'alsoSent',
  'idempotent',
];

/** Checks a ledger: required columns of its own number and sum its rows, and no keyword changes rows. */
export function checkLedger(entity: BareEntity, diagnostics: Diagnostics): void {
  const { ledger, document, name, fields, nodes } = entity;
  if (!ledger) return;
  const at = (...path: (string | number)[]): Place => ({ document, path: ['x-entity', ...path] });
  const bad = (place: Place, message: string, text: string | null, edits: readonly Edit[] = [], title = text) =>
    diagnostics.add('bad-ledger', place, message, { text, edits, ...(title === null ? {} : { title }) });

  const operations = (document.valueAt(['x-entity', 'operations']) ?? []) as string[];
  operations.forEach((operation, index) => {
    if (!(LEDGER_OPERATIONS as readonly string[]).includes(operation))
      bad(
        at('operations', index),
        `The rows of a ledger are only added, by the server: it has no \`${operation}\`.`,
        'remove it',
        removeEdits(operations.length > 1 ? at('operations', index) : at('operations')),
      );
  });
  for (const keyword of OF_CHANGES.filter((each) => document.has(['x-entity', each])))
    bad(
      { ...at(keyword), onKey: true },
      `\`${keyword}\` is about records that are written one by one or changed; the rows of a ledger are only added.`,
      `remove \`${keyword}\``,
      removeEdits(at(keyword)),
    );
  for (const node of nodes) {
    const { kind } = fields.find((field) => field.name === node.name)!;
    if (kind === 'lines' || kind === 'embed')
      bad(
        placeOf(node),
        `\`${node.name}\` is ${kind === 'lines' ? 'a table' : 'a record'} that changes with its record; the rows of a ledger do not change.`,
        kind === 'lines' ? 'give each line a row of the ledger' : 'refer to it with `reference`',
      );
  }

  const used = new Map<string, string>();
  const find = (path: string, place: Place, what: string, fits: (field: Field) => boolean): Field | null => {
    const field = fields.find((candidate) => candidate.name === path);
    const free = fields.filter((each) => fits(each) && isColumn(each)).map((each) => each.name);
    if (!field)
      diagnostics.add('unknown-field', place, `\`${path}\` is not a field of \`${name}\`.`, suggest(path, free));
    else if (!fits(field) || !isColumn(field))
      bad(
        place,
        `\`${path}\` is not ${what}.`,
        free.length > 0 && free.length < 12 ? `one of: ${free.join(', ')}` : null,
      );
    return field ?? null;
  };
  const needed = (path: string, place: Place, what: string, fits: (field: Field) => boolean) => {
    const field = find(path, place, what, fits);
    if (field && fits(field) && !isAlwaysThere(field))
      bad(
        place,
        `\`${path}\` may be empty: what follows from it could not be told.`,
        `add \`${path}\` to \`required\``,
        field.required ? [] : requiredEdits(entity, path),
      );
  };
  const number = (path: string, ...steps: string[]) => {
    const place = at('ledger', ...steps);
    needed(path, place, 'a stored integer', isNumber);
    const other = used.get(path);
    if (other !== undefined) bad(place, `\`${path}\` is the ledger's \`${other}\` already.`, 'name another field');
    else used.set(path, steps.at(-1)!);
  };

  number(ledger.sequence.field, 'sequence', 'field');
  ledger.sequence.within.forEach((path, index) => {
    needed(path, at('ledger', 'sequence', 'within', index), 'one stored value', isScalar);
  });
  for (const part of ['field', 'adds', 'takes'] as const)
    if (ledger.balance) number(ledger.balance[part], 'balance', part);
  if (ledger.reversal !== null) checkReversal(entity, ledger.reversal, find, bad);
}

function checkReversal(
  entity: BareEntity,
  path: string,
  find: (path: string, place: Place, what: string, fits: (field: Field) => boolean) => Field | null,
  bad: (place: Place, message: string, text: string, edits: readonly Edit[]) => void,
): void {
  const { document, name } = entity;
  const place: Place = { document, path: ['x-entity', 'ledger', 'reversal'] };
  const field = find(path, place, `a reference to \`${name}\``, ({ reference }) => reference?.entity === name);
  const index = ((document.valueAt(['required']) ?? []) as string[]).indexOf(path);
  if (field && index >= 0)
    bad(
      { document, path: ['required', index] },
      `\`${path}\` is required, but the first row has none to reverse.`,
      'remove it',
      removeEdits({ document, path: ['required', index] }),
    );
}

const isColumn = (field: Field): boolean => isStored(field) && field.generated === null;
const isNumber = ({ kind, reference }: Field): boolean => kind === 'integer' && reference === null;
const isScalar = ({ kind }: Field): boolean => !['list', 'object', 'records', 'lines', 'embed'].includes(kind);
const isAlwaysThere = ({ required, when, requiredWhen }: Field): boolean =>
  required && when === null && requiredWhen === null;

function requiredEdits({ document }: BareEntity, name: string): Edit[] {
  const required = document.valueAt(['required']);
  return setEdits(
    { document, path: Array.isArray(required) ? ['required', required.length] : ['required'] },
    Array.isArray(required) ? name : [name],
  );
}
