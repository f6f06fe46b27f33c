import { useTranslate } from 'react-admin';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { formatDateTime, formatDayMonth } from '../format/format-date';
import type { WireRecord } from '../resource/wire-record';
import { choiceKey, type EnumChoices } from '../values/enum-choices';
import { documentPath } from './timeline-steps';
import { useStateEvents } from './useStateEvents';
import styles from './path.module.css';

interface LifecyclePathProps {
  readonly id: string;
  readonly record: WireRecord;
  readonly lifecycle: LifecycleSpec;
  readonly states: EnumChoices;
}

/** Line with the way of a document: passed states with their dates, the current one, and the ones ahead. */
export default function LifecyclePath({ id, record, lifecycle, states }: LifecyclePathProps) {
  const translate = useTranslate();
  const { data } = useStateEvents(lifecycle.resource, id);
  const path = documentPath(lifecycle, record, data?.data ?? []);
  return (
    <ol
      // Remounted when states are added, so that it starts with the current one again.
      key={`${path.length} ${String(record[lifecycle.field])}`}
      ref={startAtCurrent}
      className={styles['path']}
      aria-label={translate('app.lifecycle.path')}
      aria-busy={data === undefined}
      tabIndex={0}
    >
      {path.map(({ state, event, place }) => (
        <li
          key={state}
          data-place={place}
          aria-current={place === 'current' ? 'step' : undefined}
          title={
            event
              ? `${event.usuarioNombre ?? translate('app.history.system')} · ${formatDateTime(event.fecha)}`
              : undefined
          }
        >
          {translate(choiceKey(states, state))}{' '}
          {event && <time dateTime={event.fecha}>{formatDayMonth(event.fecha)}</time>}
          {place === 'next' && <span className="rs-hidden">{translate('app.lifecycle.ahead')}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Scrolls to the current state: on a phone the passed ones may fill the strip. */
function startAtCurrent(strip: HTMLOListElement | null): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current]');
  if (strip && current) strip.scrollLeft = current.offsetLeft;
}
