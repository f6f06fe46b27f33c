import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { formatDateTime } from '../format/format-date';
import { lowerFirst } from '../format/lower-first';
import { eventText } from '../show/event-text';
import { ValueView } from '../values/ValueView';
import type { EnumChoices } from '../values/enum-choices';
import type { Overtaken } from './useTransition';
import styles from './lifecycle.module.css';

interface OvertakenNoticeProps {
  readonly overtaken: Overtaken;
  readonly lifecycle: LifecycleSpec;
  readonly states: EnumChoices;
}

/** Shows the other user, their step and its time, and the steps now possible. */
export function OvertakenNotice({ overtaken: { record, event, possible }, lifecycle, states }: OvertakenNoticeProps) {
  const translate = useTranslate();
  const who = event?.usuarioNombre ?? translate(event ? 'app.history.system' : 'app.lifecycle.somebody');
  return (
    <Alert severity={possible ? 'warning' : 'info'} role="alert">
      <p>
        {event
          ? translate('app.lifecycle.overtaken', {
              who,
              when: formatDateTime(event.fecha),
              action: lowerFirst(eventText(translate, lifecycle.resource, event)),
            })
          : translate('app.lifecycle.changed')}
      </p>
      <p className={styles['nowState']}>
        {translate('app.lifecycle.nowIn')}{' '}
        <ValueView spec={{ type: 'enum', choices: states }} value={record[lifecycle.field]} />
      </p>
      <p>{translate(possible ? 'app.lifecycle.stillPossible' : 'app.lifecycle.notPossible')}</p>
    </Alert>
  );
}
