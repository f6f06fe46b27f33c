import { useTranslate } from 'react-admin';
import { useOwn } from '#platform/web/ui/access/ReachContext';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import styles from './programmes.module.css';

interface UnitFilterProps {
  readonly unidadId: number | null;
  readonly onChange: (unidadId: number | null) => void;
}

/** Filter by a unit that the reader sees; hidden for users of a single unit. */
export function UnitFilter({ unidadId, onChange }: UnitFilterProps) {
  const translate = useTranslate();
  const own = useOwn().unidad;
  if (own?.length === 1) return null;
  return (
    <div className={styles['unit']}>
      <label htmlFor="programmes-unit">{translate('programmes.unit')}</label>
      <ReferencePicker
        id="programmes-unit"
        reference="unidad"
        value={unidadId === null ? [] : [unidadId]}
        onChange={([id]) => onChange(id === undefined ? null : Number(id))}
      />
    </div>
  );
}
