import { useGetList } from 'react-admin';
import { usePermissionSet } from '../access/PermissionsContext';
import { formatMoney, formatNumber } from '../format/format-number';
import { drillFilter, drillPath } from '../reports/blocks/drill';
import type { CountCardSpec } from './board-module';
import { BoardTile } from './BoardTile';
import { changeOf } from './change';
import type { CardProps } from './card-props';

/** How long a count is as good as new; what is written meanwhile is pushed. */
const FRESH_MS = 60_000;

/** How many records a list has, or what a column of them comes to: asked of the list itself, which it opens. */
export function CountCard({ card, title, params, before }: CardProps<CountCardSpec>) {
  const held = usePermissionSet();
  const { resource, permission, filter, sum, tone, better } = card;
  const allowed =
    (permission === '' || held.has(permission)) &&
    READER.every((name) => !names(filter, name) || params[name] !== undefined);
  const now = useCount(card, params, allowed);
  const past = useCount(card, before, allowed && better !== undefined && now.figure !== null);
  if (!allowed) return null;
  const shown = now.figure === null ? null : sum ? formatMoney(now.figure) : formatNumber(now.figure);
  return (
    <BoardTile
      title={title}
      figure={shown}
      to={now.figure ? drillPath({ resource, permission, filter }, {}, params) : null}
      change={better ? changeOf(now.figure, past.figure, sum ? 'money' : 'integer', better) : null}
      tone={now.figure ? tone : undefined}
      failed={now.failed}
      onRetry={now.retry}
    />
  );
}

/** Without them a count would be that of everybody. */
const READER = ['usuarioId', 'personalMedicoId'] as const;

const names = (filter: CountCardSpec['filter'], parameter: string) =>
  Object.values(filter).some((said) => typeof said === 'object' && 'parameter' in said && said.parameter === parameter);

function useCount(
  { resource, filter, sum }: CountCardSpec,
  params: CardProps<CountCardSpec>['params'],
  enabled: boolean,
) {
  const { data, total, meta, error, refetch } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      filter: drillFilter(filter, {}, params) ?? {},
      ...(sum ? { meta: { totals: true } } : {}),
    },
    { enabled, staleTime: FRESH_MS },
  );
  const totals = (meta as { totals?: Readonly<Record<string, number | null>> } | undefined)?.totals;
  const figure = sum ? totals?.[sum] : total;
  return {
    figure: data === undefined ? null : (figure ?? 0),
    failed: error !== null && data === undefined,
    retry: () => void refetch(),
  };
}
