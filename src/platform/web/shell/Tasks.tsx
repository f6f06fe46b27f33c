import TaskAlt from '@mui/icons-material/TaskAlt';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '../ui/list/list-path';
import { STEP_FILTER } from '#platform/shared/lifecycle/step-filter';
import { formatNumber } from '../ui/format/format-number';
import { Icon } from '../ui/icons/Icon';
import { useHasServer } from '../config/useHasServer';
import { useWaiting } from './home/useWaiting';
import { WaitingFailed } from './home/WaitingFailed';
import type { MenuGroup } from './menu';
import styles from './home.module.css';

/** Tasks of the user: each step that moves documents on, with the number of waiting documents. Its link opens exactly this list. */
export function Tasks({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const translate = useTranslate();
  const served = useHasServer();
  const items = new Map(
    groups.flatMap((group) =>
      group.items.flatMap((item) => (item.entity && item.steps ? [[item.entity, item] as const] : [])),
    ),
  );
  const { data, error, isPending, refetch } = useWaiting();
  if (items.size === 0 || !served) return null;
  const tasks = (data?.tareas ?? []).flatMap((task) => {
    const item = items.get(task.recurso);
    const text = item?.steps?.[task.paso];
    return item && text ? [{ ...task, item, text }] : [];
  });
  return (
    <section aria-labelledby="pendientes">
      <h2 id="pendientes" className={styles['title']}>
        {translate('app.home.tasks')}
      </h2>
      {error && !data ? (
        <WaitingFailed onRetry={() => void refetch()} />
      ) : isPending ? (
        <div className={styles['piles']} aria-hidden>
          <span className={styles['pile']}>
            <span className={styles['waiting']} />
          </span>
        </div>
      ) : tasks.length === 0 ? (
        <p className={styles['done']}>
          <TaskAlt aria-hidden />
          {translate('app.home.noTasks')}
        </p>
      ) : (
        <ul className={styles['piles']}>
          {tasks.map(({ recurso, paso, cantidad, vencidos, item, text }) => (
            <li key={`${recurso} ${paso}`}>
              <Link
                to={listPath(recurso, { [STEP_FILTER]: paso })}
                className={styles['pile']}
                data-late={vencidos > 0 || undefined}
              >
                <b>{formatNumber(cantidad)}</b>
                <span>
                  <Icon name={item.icon} />
                  {translate('app.home.task', { step: text, name: item.text })}
                </span>
                {vencidos > 0 && (
                  <small>{translate('app.home.late', { smart_count: vencidos, count: formatNumber(vencidos) })}</small>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
