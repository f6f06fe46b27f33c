import { useTranslate } from 'react-admin';
import { estatusEvento } from '#generated/web/evento/enums.gen';
import { Icon } from '#platform/web/ui/icons/Icon';
import { choiceKey } from '#platform/web/ui/values/enum-choices';
import type { Entry } from './columns';
import type { Moving } from './useMoving';
import styles from './agenda.module.css';

interface EntryButtonProps {
  readonly entry: Entry;
  /** Name of the column, for screen readers. */
  readonly where: string;
  /** True in a list, where the entry itself shows its time. */
  readonly showsTime: boolean;
  readonly tabIndex?: number | undefined;
  readonly mayBook: boolean;
  /** Set when future appointments can be moved. */
  readonly moving?: Moving | undefined;
  readonly onOpen: () => void;
}

/** Renders an appointment, or a free slot to press. */
export function EntryButton({ entry, where, showsTime, tabIndex, mayBook, moving, onOpen }: EntryButtonProps) {
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
    const isTarget = moving?.takes(entry) ?? false;
    return (
      <button
        type="button"
        className={styles['free']}
        data-entry={key}
        tabIndex={tabIndex}
        aria-label={translate(isTarget ? 'agenda.moveTo' : 'agenda.bookAt', { time, where })}
        onClick={onOpen}
        {...(isTarget ? { 'data-target': '' } : {})}
        onDragOver={(event) => {
          if (isTarget) event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          moving?.drop(entry.slot);
        }}
      >
        {shown}
      </button>
    );
  }
  const { estatus, pacienteNombre, proveedorNombre, solicitudFolio, titulo, folio } = entry.appointment;
  const canMove = moving !== undefined && (estatus === 'PROGRAMADA' || estatus === 'AUTORIZADA');
  const choice = estatusEvento.options.find(({ value }) => value === estatus);
  const state = translate(choiceKey(estatusEvento, estatus));
  const name = pacienteNombre ?? proveedorNombre ?? solicitudFolio ?? folio ?? titulo;
  return (
    <button
      type="button"
      className={styles['appointment']}
      data-tone={choice?.tone ?? 'neutral'}
      data-entry={key}
      tabIndex={tabIndex}
      aria-label={translate('agenda.appointmentAt', { time, where, name, state })}
      onClick={onOpen}
      {...(canMove
        ? {
            draggable: true,
            'aria-keyshortcuts': 'm',
            onDragStart: (event) => {
              event.dataTransfer.setData('text/plain', name);
              moving.pick(entry.appointment);
            },
            onDragEnd: (event) => {
              if (event.dataTransfer.dropEffect === 'none') moving.stop();
            },
            onKeyDown: ({ key: pressed, ctrlKey, metaKey, altKey }) => {
              if (pressed.toLowerCase() === 'm' && !ctrlKey && !metaKey && !altKey) moving.pick(entry.appointment);
            },
          }
        : {})}
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
