import { useGetList } from 'react-admin';
import { usePermissionSet } from '../access/PermissionsContext';
import { formatCell } from '../reports/format-cell';
import type { ListFilter } from '#platform/shared/list-filter';
import { listPath } from '../list/list-path';
import { drillFilter } from '../reports/blocks/drill';
import type { CountCardSpec } from './board-module';
import { BoardTile } from './BoardTile';
import { changeOf } from './change';
import { READER, type CardProps } from './card-props';

/** Time until a count is stale, in milliseconds; changes meanwhile are pushed. */
const FRESH_MS = 60_000;

/** Card with the number of records in a list, or the sum of a column. The figure comes from the list itself, and the card links to it. */
export function CountCard({ card, title, params, before }: CardProps<CountCardSpec>) {
  const held = usePermissionSet();
  const { resource, permission, filter, exactly, sum, tone, better } = card;
  const allowed =
    (permission === '' || held.has(permission)) &&
    // Without the reader's keys, the count would include the records of all users.
    READER.every((name) => !names(filter, name) || params[name] !== undefined);
  const asked = exactly ?? drillFilter(filter, {}, params) ?? {};
  const now = useCount(card, asked, allowed);
  const past = useCount(
    card,
    exactly ?? drillFilter(filter, {}, before) ?? {},
    allowed && better !== undefined && now.figure !== null,
  );
  if (!allowed) return null;
  const format = sum?.format ?? 'integer';
  return (
    <BoardTile
      title={title}
      figure={now.figure === null ? null : formatCell(format, now.figure)}
      to={now.figure ? listPath(resource, asked) : null}
      change={better ? changeOf(now.figure, past.figure, format, better) : null}
      tone={now.figure ? tone : undefined}
      failed={now.failed}
      onRetry={now.retry}
    />
  );
}

const names = (filter: CountCardSpec['filter'], parameter: string) =>
  Object.values(filter).some((said) => typeof said === 'object' && 'parameter' in said && said.parameter === parameter);

function useCount({ resource, sum }: CountCardSpec, filter: ListFilter, enabled: boolean) {
  const { data, total, meta, error, refetch } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: 0 },
      filter,
      ...(sum ? { meta: { totals: true } } : {}),
    },
    { enabled, staleTime: FRESH_MS },
  );
  const totals = (meta as { totals?: Readonly<Record<string, number | null>> } | undefined)?.totals;
  const figure = sum ? totals?.[sum.field] : total;
  return {
    figure: data === undefined ? null : (figure ?? 0),
    failed: error !== null && data === undefined,
    retry: () => void refetch(),
  };
}
