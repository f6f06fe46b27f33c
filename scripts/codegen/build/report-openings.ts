import { removeEdits } from '../load/edit';
import type { SourceDocument } from '../load/source-document';
import type { Report, ReportOpening } from '../model';
import { suggest } from '../suggest';
import { checkRecordCondition } from './check-record-condition';
import { conditionFrom } from './condition';
import type { BuildContext } from './context';
import type { BareEntity } from './entity';

export type RawOpening = Omit<ReportOpening, 'when'> & { readonly when?: unknown };

export const openingsFrom = (raw: readonly RawOpening[]): ReportOpening[] =>
  raw.map((opening) => ({ ...opening, when: conditionFrom(opening.when) }));

/** Checks the records that open a report: they need a page, and fields whose values fit the report's parameters. */
export function checkOpenings(
  { openedFrom, fields }: Pick<Report, 'openedFrom' | 'fields'>,
  at: (...keyword: (string | number)[]) => { document: SourceDocument; path: (string | number)[] },
  all: ReadonlyMap<string, BareEntity>,
  { heads, diagnostics }: BuildContext,
): void {
  const parameters = fields.map(({ name }) => name);
  for (const [index, { entity: asked, take, when }] of openedFrom.entries()) {
    const removal = { text: 'remove it', edits: removeEdits(openedFrom.length === 1 ? at() : at(index)) };
    const entity = all.get(asked);
    if (!heads.has(asked))
      diagnostics.add(
        'unknown-entity',
        at(index, 'entity'),
        `No entity is called \`${asked}\`.`,
        suggest(asked, heads.keys(), removal),
      );
    if (entity && !entity.operations.includes('get'))
      diagnostics.add(
        'contradiction',
        at(index, 'entity'),
        `\`${asked}\` has no page of a record on which a button could stand.`,
        removal,
      );
    if (entity) checkRecordCondition(when, entity, all, (...keyword) => at(index, 'when', ...keyword), diagnostics);
    for (const [parameter, field] of Object.entries(take)) {
      if (!parameters.includes(parameter))
        diagnostics.add(
          'unknown-field',
          { ...at(index, 'take', parameter), onKey: true },
          `\`${parameter}\` is not a parameter of this report.`,
          suggest(parameter, parameters),
        );
      const known = entity && [entity.key.name, ...entity.fields.map(({ name }) => name)];
      if (known && !known.includes(field))
        diagnostics.add(
          'unknown-field',
          at(index, 'take', parameter),
          `\`${field}\` is not a field of \`${asked}\`.`,
          suggest(field, known),
        );
    }
  }
}
