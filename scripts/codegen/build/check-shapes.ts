import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { Field } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';

/** Checks that the list can be filtered by the fields of its layouts: columns of the board and months of the calendar. */
export function checkShapes(entity: BareEntity, diagnostics: Diagnostics): void {
  const { shapes, document, fields, name, operations } = entity;
  const at = (...path: string[]): Place => ({ document, path: ['x-entity', 'shapes', ...path] });
  const check = (path: string, place: Place, what: string, fits: (field: Field) => boolean) => {
    const field = fields.find((each) => each.name === path);
    const good = fields.filter(fits).map((each) => each.name);
    if (!field)
      diagnostics.add('unknown-field', place, `\`${path}\` is not a field of \`${name}\`.`, suggest(path, good));
    else if (!good.includes(path))
      diagnostics.add('bad-shape', place, `\`${path}\` is not ${what}.`, suggest(path, good, { text: null }));
  };
  if ((shapes.board || shapes.calendar) && !operations.includes('list'))
    diagnostics.add('bad-shape', { ...at(), onKey: true }, `\`${name}\` has no list.`, {
      text: 'remove it',
      edits: removeEdits(at()),
    });
  if (shapes.board)
    check(
      shapes.board.by,
      at('board', 'by'),
      'a choice that the list is filtered by (`filter: "set"`)',
      ({ enumType, filter }) => enumType !== null && filter === 'set',
    );
  if (!shapes.calendar) return;
  const isMoment = ({ kind }: Field) => kind === 'date' || kind === 'datetime';
  check(
    shapes.calendar.start,
    at('calendar', 'start'),
    'a date or date-time that the list is filtered by (`filter: "range"`)',
    (field) => isMoment(field) && field.filter === 'range',
  );
  if (shapes.calendar.end !== null) check(shapes.calendar.end, at('calendar', 'end'), 'a date or date-time', isMoment);
}
