import { useTranslate } from 'react-admin';
import { estatusEvento } from '../../../generated/web/evento/enums.gen';
import { Icon } from '../../ui/icons/Icon';
import { choiceKey } from '../../ui/values/enum-choices';
import type { Entry } from './columns';
import styles from './agenda.module.css';

interface EntryButtonProps {
  readonly entry: Entry;
  /** What the column is of, said to those who do not see it. */
  readonly where: string;
  /** In a list the hour stands in it. */
  readonly showsTime: boolean;
  readonly tabIndex?: number | undefined;
  readonly mayBook: boolean;
  readonly onOpen: () => void;
}

/** An appointment, or a free slot to press. */
export function EntryButton({ entry, where, showsTime, tabIndex, mayBook, onOpen }: EntryButtonProps) {
  const translate = useTranslate();
  const { time, key } = entry;
  if (entry.kind === 'free') {
    const free = translate('agenda.free', { smart_count: entry.slot.cupoLibre });
    const shown = (
      <>
        {showsTime && <b>{time}</b>}
        <span>{free}</span>
      </>
    );
    if (!mayBook) return <span className={styles['free']}>{shown}</span>;
    return (
      <button
        type="button"
        className={styles['free']}
        data-entry={key}
        tabIndex={tabIndex}
        aria-label={translate('agenda.bookAt', { time, where })}
        onClick={onOpen}
      >
        {shown}
      </button>
    );
  }
  const { estatus, pacienteNombre, titulo, folio } = entry.appointment;
  const choice = estatusEvento.options.find(({ value }) => value === estatus);
  const state = translate(choiceKey(estatusEvento, estatus));
  const name = pacienteNombre ?? folio ?? titulo;
  return (
    <button
      type="button"
      className={styles['appointment']}
      data-tone={choice?.tone ?? 'neutral'}
      data-entry={key}
      tabIndex={tabIndex}
      aria-label={translate('agenda.appointmentAt', { time, where, name, state })}
      onClick={onOpen}
    >
      {showsTime && <b>{time}</b>}
      <span>
        {choice?.icon && <Icon name={choice.icon} />}
        {name}
      </span>
      <small>
        {titulo} · {state}
      </small>
    </button>
  );
}
