import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { formatDate } from '#platform/web/ui/format/format-date';
import { FetchedLabel } from '#platform/web/ui/values/FetchedLabel';
import { ACTION_SETS, FILTER_NAMES, type AuditFilter, type FilterName } from './audit-filter';
import { kindName } from './event-sentence';
import chipStyles from '#platform/web/ui/list/filters/filters.module.css';

interface FilterChipsProps {
  readonly filter: AuditFilter;
  readonly onAsk: (filter: AuditFilter) => void;
}

/** Active filters of the trail, each with a button to remove it. */
export function FilterChips({ filter, onAsk }: FilterChipsProps) {
  const translate = useTranslate();
  const names = FILTER_NAMES.filter((name) => filter[name]);
  if (names.length === 0) return null;
  const shown = (name: FilterName, value: string): ReactNode => {
    switch (name) {
      case 'periodo':
        return translate(`bitacora.periods.${value}`, { _: value });
      case 'desde':
      case 'hasta':
        return formatDate(value);
      case 'usuarioId':
        return <FetchedLabel reference="usuario" id={Number(value)} />;
      case 'unidadId':
        return <FetchedLabel reference="unidad" id={Number(value)} />;
      case 'acciones':
        return Object.hasOwn(ACTION_SETS, value)
          ? translate(`bitacora.sets.${value}`)
          : translate(`app.history.action.${value}`, { _: value });
      case 'entidad':
        return kindName(translate, value);
      default:
        return value;
    }
  };
  const without = (name: FilterName): AuditFilter =>
    Object.fromEntries(names.filter((each) => each !== name).map((each) => [each, filter[each]]));
  return (
    <div className={chipStyles['chips']} role="group" aria-label={translate('app.list.filtersApplied')}>
      {names.map((name) => {
        const label = translate(`bitacora.filters.${name}`);
        return (
          <span key={name} className={chipStyles['chip']}>
            <span>
              {label}: <b>{shown(name, filter[name]!)}</b>
            </span>
            <button
              type="button"
              className={chipStyles['remove']}
              aria-label={translate('app.list.removeFilter', { name: label })}
              onClick={() => onAsk(without(name))}
            >
              <Close aria-hidden fontSize="inherit" />
            </button>
          </span>
        );
      })}
      {names.length > 1 && (
        <Button size="small" variant="text" onClick={() => onAsk({})}>
          {translate('app.list.clear')}
        </Button>
      )}
    </div>
  );
}
