import { isObject } from '#platform/shared/paths';
import { usePermissionSet } from '../access/PermissionsContext';
import { useReportModule } from '../reports/ReportRegistry';
import { useReport } from '../reports/useReport';
import type { ReportModule } from '../reports/report-module';
import type { DrawingCardSpec, FigureCardSpec } from './board-module';
import { READER, type BoardParams } from './card-props';

/** Time until a report is refetched, in milliseconds; a manual refresh is immediate. */
const FRESH_MS = 60_000;

/**
 * Returns the report for the board's parameters. A null module means that the report does not exist or is not permitted.
 *
 * @param blocks blocks needed from it; cards with equal blocks share a request
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

/** Removes the reader from the parameters: a card must ask for personal figures explicitly. */
const anybodys = (params: BoardParams): BoardParams =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !READER.some((own) => own === name)));

/** Picks the board's parameters that the report accepts. */
function asks({ types }: ReportModule, known: BoardParams): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(known).filter(
      ([name, value]) => Object.hasOwn(types, name) && value !== null && value !== undefined,
    ),
  );
}

/** Resolves parameters whose name in the report differs from the board's. */
const resolved = (also: Readonly<Record<string, unknown>>, params: BoardParams) =>
  Object.fromEntries(
    Object.entries(also).map(([name, value]) => [
      name,
      isObject(value) && typeof value['parameter'] === 'string' ? params[value['parameter']] : value,
    ]),
  );
