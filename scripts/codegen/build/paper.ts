import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { Field, Report, ReportPaper } from '../model';
import { suggest } from '../suggest';
import { textsFrom } from './texts';

export interface RawPaper {
  orientation?: ReportPaper['orientation'];
  size?: ReportPaper['size'];
  signatures?: Json[];
  code?: string;
}

/** Maximum number of columns on a page in portrait format. */
const MAX_UPRIGHT = 7;

/** Print settings of a report's PDF; null without a PDF. Reports settings without a PDF. */
export function paperFrom(
  { exports = [], paper, columns }: { exports?: Report['exports']; paper?: RawPaper; columns: readonly unknown[] },
  fields: readonly Field[],
  at: (...keyword: (string | number)[]) => Place,
  diagnostics: Diagnostics,
): ReportPaper | null {
  if (!exports.includes('pdf')) {
    if (paper)
      diagnostics.add(
        'contradiction',
        { ...at('paper'), onKey: true },
        '`paper` says how a PDF is printed, and `exports` has no `pdf`.',
        {
          text: 'add `pdf` to `exports`',
          edits: exports.length > 0 ? setEdits(at('exports', exports.length), 'pdf') : setEdits(at('exports'), ['pdf']),
        },
      );
    return null;
  }
  const codes = fields.filter(({ reference }) => reference !== null).map(({ name }) => name);
  if (paper?.code !== undefined && !codes.includes(paper.code))
    diagnostics.add(
      'unknown-field',
      at('paper', 'code'),
      `\`${paper.code}\` is not a parameter of this report that names a record.`,
      suggest(paper.code, codes, {
        text: 'remove `code`',
        edits: removeEdits(Object.keys(paper).length === 1 ? at('paper') : at('paper', 'code')),
      }),
    );
  return {
    orientation: paper?.orientation ?? (columns.length > MAX_UPRIGHT ? 'landscape' : 'portrait'),
    size: paper?.size ?? 'letter',
    signatures: (paper?.signatures ?? []).map(textsFrom),
    code: paper?.code ?? null,
  };
}
