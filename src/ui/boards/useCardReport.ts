import { isObject } from '../../shared/paths';
import { usePermissionSet } from '../access/PermissionsContext';
import { useReportModule } from '../reports/ReportRegistry';
import { useReport } from '../reports/useReport';
import type { ReportModule } from '../reports/report-module';
import type { DrawingCardSpec, FigureCardSpec } from './board-module';
import { READER, type BoardParams } from './card-props';

/** Reports are asked again after this, or when somebody wants to. */
const FRESH_MS = 60_000;

/**
 * What a report answers to what the board is asked with. Null as module: it is not this reader's, or there is none.
 *
 * @param blocks what is wanted of it; cards that want the same ask once
 */
export function useCardReport(
  { report: name, with: also }: FigureCardSpec | DrawingCardSpec,
  blocks: readonly string[],
  params: BoardParams,
  enabled = true,
) {
  const held = usePermissionSet();
  const found = useReportModule(name);
  const module = found.data && held.has(found.data.permission) ? found.data : null;
  const asked = module ? asks(module, { ...anybodys(params), ...resolved(also ?? {}, params) }) : {};
  const complete = module?.form.validate(asked) ?? false;
  // A card may be older than the report.
  const there = blocks.filter((block) => module?.blocks?.some((each) => each.name === block));
  const { data, error, refetch } = useReport(
    module,
    { ...asked, bloques: there },
    { enabled: enabled && complete && there.length > 0, staleTime: FRESH_MS },
  );
  return {
    module,
    asked,
    answer: data,
    failed: (error ?? found.error) !== null && data === undefined,
    retry: () => void (found.error ? found.refetch() : refetch()),
    isLoading: found.isPending,
  };
}

/** What the board is asked with, without who looks at it: a report is the reader's own only where the card says so. */
const anybodys = (params: BoardParams): BoardParams =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !READER.some((own) => own === name)));

/** Of what the board knows, what the report asks for. */
function asks({ types }: ReportModule, known: BoardParams): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(known).filter(
      ([name, value]) => Object.hasOwn(types, name) && value !== null && value !== undefined,
    ),
  );
}

/** What the report calls otherwise than the board. */
const resolved = (also: Readonly<Record<string, unknown>>, params: BoardParams) =>
  Object.fromEntries(
    Object.entries(also).map(([name, value]) => [
      name,
      isObject(value) && typeof value['parameter'] === 'string' ? params[value['parameter']] : value,
    ]),
  );
