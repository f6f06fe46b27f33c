import { useTranslate } from 'react-admin';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { formatDateTime } from '../format/format-date';
import type { WireRecord } from '../resource/wire-record';
import { eventText } from '../show/event-text';
import type { EnumChoices } from '../values/enum-choices';
import { ValueView } from '../values/ValueView';
import { DueChip } from './DueChip';
import { durationText } from './duration-text';
import { nextStates, timelineSteps } from './timeline-steps';
import { useNow } from './useNow';
import { useStateEvents } from './useStateEvents';
import sectionStyles from '../page/titled-section.module.css';
import styles from './lifecycle.module.css';

interface LifecycleTimelineProps {
  readonly id: string;
  readonly record: WireRecord;
  readonly lifecycle: LifecycleSpec;
  readonly states: EnumChoices;
}

/** Timeline of a document: past states with person, time, reason and duration, the current state, and the possible next ones. */
export default function LifecycleTimeline({ id, record, lifecycle, states }: LifecycleTimelineProps) {
  const translate = useTranslate();
  const now = useNow();
  const { data } = useStateEvents(lifecycle.resource, id);
  const steps = timelineSteps(lifecycle, record, data?.data ?? []);
  const state = String(record[lifecycle.field]);
  const next = nextStates(lifecycle, state);
  const since = lifecycle.since ? record[lifecycle.since] : null;
  const chip = (value: string) => <ValueView spec={{ type: 'enum', choices: states }} value={value} />;

  return (
    <section className={`${sectionStyles['section']} ${styles['section']}`} aria-labelledby="timeline-title">
      <h2 id="timeline-title">{translate('app.lifecycle.timeline')}</h2>
      <ol className={styles['timeline']} aria-busy={data === undefined}>
        {steps.map(({ state: passed, event, stayed, current }, index) => (
          <li
            key={event?.bitacoraId ?? `now-${index}`}
            data-current={current || undefined}
            aria-current={current ? 'step' : undefined}
          >
            <div className={styles['step']}>
              {chip(passed)}
              {current && lifecycle.due !== null && !lifecycle.states[state]?.final && (
                <DueChip due={record[lifecycle.due]} />
              )}
            </div>
            {event && (
              <p className={styles['who']}>
                {translate('app.lifecycle.by', {
                  action: eventText(translate, lifecycle.resource, event),
                  who: event.usuarioNombre ?? translate('app.history.system'),
                })}
                {' · '}
                <time dateTime={event.fecha}>{formatDateTime(event.fecha)}</time>
              </p>
            )}
            {event?.motivo && <p className={styles['reason']}>«{event.motivo}»</p>}
            {stayed !== null && (
              <p className={styles['stayed']}>
                {translate('app.lifecycle.stayed', { time: durationText(translate, stayed) })}
              </p>
            )}
            {current && typeof since === 'string' && !lifecycle.states[state]?.final && (
              <p className={styles['stayed']}>
                {translate('app.lifecycle.staying', { time: durationText(translate, now - Date.parse(since)) })}
              </p>
            )}
          </li>
        ))}
        {next.length > 0 && (
          <li data-next>
            <div className={styles['step']}>
              <span className={styles['who']}>{translate('app.lifecycle.next')}</span>
              {next.map((value) => (
                <span key={value}>{chip(value)}</span>
              ))}
            </div>
          </li>
        )}
      </ol>
    </section>
  );
}
