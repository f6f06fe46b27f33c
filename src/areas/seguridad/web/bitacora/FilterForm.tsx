import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import type { ResourceName } from '#generated/shared/resource-names.gen';
import { RESOURCE_NAMES } from '#generated/shared/resource-names.gen';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { DayInput } from '#platform/web/ui/form/inputs/DayInput';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { ACTION_SETS, DEFAULT_PERIOD, PERIODS, type AuditFilter, type FilterName } from './audit-filter';
import { kindName } from './event-sentence';
import formStyles from '#platform/web/ui/form/form.module.css';
import styles from './bitacora.module.css';

interface FilterFormProps {
  readonly filter: AuditFilter;
  readonly busy: boolean;
  readonly onAsk: (filter: AuditFilter) => void;
}

/** Excludes sample records, which are not in the audit trail. */
const KINDS = RESOURCE_NAMES.filter((name) => !name.endsWith('-muestra'));

/** Search form of the audit trail. */
export function FilterForm({ filter, busy, onAsk }: FilterFormProps) {
  const translate = useTranslate();
  const id = useId();
  const [draft, setDraft] = useState<AuditFilter>(filter);
  const [mayName, mayChooseUnit] = [usePermission('usuario.ver'), usePermission('catalogo.ver')];
  const set = (name: FilterName, value: string) =>
    setDraft(({ [name]: _before, ...others }) => (value.trim() === '' ? others : { ...others, [name]: value }));
  const field = (name: FilterName, control: ReactNode) => (
    <div className={styles['field']}>
      <label htmlFor={`${id}-${name}`}>{translate(`bitacora.filters.${name}`)}</label>
      {control}
    </div>
  );
  const day = (name: 'desde' | 'hasta') => (
    <div className={styles['field']}>
      <DayInput
        id={`${id}-${name}`}
        label={translate(`bitacora.filters.${name}`)}
        value={draft[name] ?? null}
        onChange={(chosen) => set(name, chosen ?? '')}
      />
    </div>
  );
  const text = (name: FilterName) =>
    field(
      name,
      <TextField
        id={`${id}-${name}`}
        fullWidth
        value={draft[name] ?? ''}
        onChange={(event) => set(name, event.target.value)}
      />,
    );
  const select = (name: FilterName, options: ReactNode, value = draft[name] ?? '') =>
    field(
      name,
      <select
        id={`${id}-${name}`}
        className={formStyles['select']}
        value={value}
        onChange={(event) => set(name, event.target.value)}
      >
        {options}
      </select>,
    );
  const reference = (name: 'usuarioId' | 'unidadId', of: ResourceName) =>
    field(
      name,
      <ReferencePicker
        id={`${id}-${name}`}
        reference={of}
        value={draft[name] ? [Number(draft[name])] : []}
        onChange={([chosen]) => set(name, chosen === undefined ? '' : String(chosen))}
      />,
    );
  const periodo = draft.periodo ?? DEFAULT_PERIOD;
  const kinds = [...KINDS, 'vista', 'bitacora']
    .map((name) => [name, kindName(translate, name)] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b));

  return (
    <form
      role="search"
      aria-label={translate('bitacora.search')}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(trimmed(draft));
      }}
    >
      {select(
        'periodo',
        <>
          {[...Object.keys(PERIODS), 'fechas'].map((name) => (
            <option key={name} value={name}>
              {translate(`bitacora.periods.${name}`)}
            </option>
          ))}
        </>,
        periodo,
      )}
      {periodo === 'fechas' && (
        <>
          {day('desde')}
          {day('hasta')}
        </>
      )}
      {mayName && reference('usuarioId', 'usuario')}
      {select(
        'acciones',
        <>
          <option value="">{translate('bitacora.all')}</option>
          {Object.entries(ACTION_SETS).map(([group, actions]) => (
            <optgroup key={group} label={translate(`bitacora.sets.${group}`)}>
              <option value={group}>
                {translate('bitacora.wholeSet', { name: translate(`bitacora.sets.${group}`) })}
              </option>
              {actions.map((action) => (
                <option key={action} value={action}>
                  {translate(`app.history.action.${action}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </>,
      )}
      {select(
        'entidad',
        <>
          <option value="">{translate('bitacora.any')}</option>
          {kinds.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </>,
      )}
      {text('entidadId')}
      {mayChooseUnit && reference('unidadId', 'unidad')}
      {text('texto')}
      {text('correlacion')}
      <div className={styles['ask']}>
        <Button type="submit" variant="contained" color="primary" aria-disabled={busy}>
          {translate('bitacora.ask')}
        </Button>
      </div>
    </form>
  );
}

const trimmed = (filter: AuditFilter): AuditFilter =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value).trim()]));
