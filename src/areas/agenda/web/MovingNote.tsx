import { useTranslate } from 'react-admin';
import type { Moving } from './useMoving';
import styles from './agenda.module.css';

/** Appointment being moved, with instructions to place it. */
export function MovingNote({ moving: { appointment } }: { readonly moving: Moving }) {
  const translate = useTranslate();
  if (!appointment) return null;
  const { pacienteNombre, proveedorNombre, folio } = appointment;
  return (
    <p role="status" className={styles['moving']}>
      {translate('agenda.moving', { name: pacienteNombre ?? proveedorNombre ?? folio ?? '' })}
    </p>
  );
}
