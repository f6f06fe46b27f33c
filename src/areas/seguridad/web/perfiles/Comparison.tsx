import { useGetOne, useTranslate } from 'react-admin';
import { permisosMatrix } from '#generated/web/perfil/matrices.gen';
import { choicesOf } from '#platform/shared/matrix';
import type { ChangeKind } from '#platform/shared/matrix-changes';
import type { IconName } from '#platform/web/ui/icons/Icon';
import { LevelChip } from '#platform/web/ui/matrix/LevelChip';
import { useMatrixRows } from '#platform/web/ui/matrix/useMatrixRows';
import { withUnknown } from '#platform/web/ui/matrix/with-unknown';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { choiceKey, type Tone } from '#platform/web/ui/values/enum-choices';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { comparedGroups } from './compare-rows';
import styles from './compare.module.css';

interface ComparisonProps {
  readonly a: number;
  readonly b: number;
  readonly onlyDifferent: boolean;
}

/** Styles of the differences: neutral, because no profile is better than another. */
const LOOKS: Readonly<Record<ChangeKind, { tone: Tone; icon?: IconName }>> = {
  removed: { tone: 'warning' },
  added: { tone: 'info' },
  wider: { tone: 'info', icon: 'network' },
  narrower: { tone: 'warning', icon: 'layers' },
  other: { tone: 'neutral', icon: 'swap' },
};
const KINDS = Object.keys(LOOKS) as ChangeKind[];

/** Lists permissions by module, with their reach in each profile and the differences. */
export function Comparison({ a, b, onlyDifferent }: ComparisonProps) {
  const translate = useTranslate();
  const one = useGetOne('perfil', { id: a });
  const other = useGetOne('perfil', { id: b });
  const rows = useMatrixRows(permisosMatrix);
  const error = one.error ?? other.error ?? rows.error;
  if (error)
    return (
      <ErrorState error={error} onRetry={() => void Promise.all([one.refetch(), other.refetch(), rows.refetch()])} />
    );
  if (!one.data || !other.data || !rows.data) return <Loading />;

  const [first, second] = [one.data, other.data].map(({ permisos }) => choicesOf(permisos, permisosMatrix));
  const known = withUnknown(rows.data.grupos, [...first!.keys(), ...second!.keys()], translate('app.matrix.gone'));
  const groups = comparedGroups(known, permisosMatrix.order, first!, second!);
  const all = groups.flatMap(({ filas }) => filas);
  const shown = groups
    .map((group) => ({
      ...group,
      filas: onlyDifferent ? group.filas.filter(({ kind }) => kind !== 'same') : group.filas,
    }))
    .filter(({ filas }) => filas.length > 0);
  const names = [one.data, other.data].map(({ nombre }) => String(nombre));
  const scope = (value: string | null) =>
    value === null ? (
      <span className={styles['none']}>{translate('app.matrix.none')}</span>
    ) : (
      translate(choiceKey(permisosMatrix.choices, value), { _: value })
    );
  return (
    <section className={styles['result']} aria-label={translate('app.profiles.result', { a: names[0], b: names[1] })}>
      <div className={styles['counts']}>
        <p role="status">
          {translate('app.profiles.counts', {
            different: all.filter(({ kind }) => kind !== 'same').length,
            same: all.filter(({ kind }) => kind === 'same').length,
          })}
        </p>
        {KINDS.map((kind) => ({ kind, total: all.filter((row) => row.kind === kind).length }))
          .filter(({ total }) => total > 0)
          .map(({ kind, total }) => (
            <ToneChip key={kind} {...LOOKS[kind]}>
              {translate(`app.profiles.kind.${kind}`, { a: names[0], b: names[1] })}: {total}
            </ToneChip>
          ))}
      </div>
      {shown.length === 0 ? (
        <EmptyState icon="check" title={translate('app.profiles.alike')} text={translate('app.profiles.alikeHelp')} />
      ) : (
        <div className={styles['frame']}>
          <table
            className={styles['table']}
            aria-label={translate('app.profiles.result', { a: names[0], b: names[1] })}
          >
            <thead>
              <tr>
                <th scope="col">{translate('app.matrix.row')}</th>
                <th scope="col">{names[0]}</th>
                <th scope="col">{names[1]}</th>
                <th scope="col">{translate('app.profiles.difference')}</th>
              </tr>
            </thead>
            {shown.map((group) => (
              <tbody key={group.clave}>
                <tr className={styles['group']}>
                  <th scope="rowgroup" colSpan={4}>
                    {group.nombre}
                  </th>
                </tr>
                {group.filas.map((row) => (
                  <tr key={row.clave} data-different={row.kind !== 'same' || undefined}>
                    <th scope="row">
                      {row.nombre} {row.nivel === 'ALTO' && <LevelChip level="ALTO" />}{' '}
                      {row.nombre !== row.clave && <code>{row.clave}</code>}
                    </th>
                    <td data-label={names[0]}>{scope(row.a)}</td>
                    <td data-label={names[1]}>{scope(row.b)}</td>
                    <td data-label={translate('app.profiles.difference')}>
                      {row.kind === 'same' ? (
                        <span className={styles['none']}>{translate('app.profiles.same')}</span>
                      ) : (
                        <ToneChip {...LOOKS[row.kind]}>
                          {translate(`app.profiles.kind.${row.kind}`, { a: names[0], b: names[1] })}
                        </ToneChip>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </section>
  );
}
