import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { EmptyState } from '../states/EmptyState';
import { CreateButton } from './CreateButton';

/** Explains why the list is empty and what to do next: no records exist yet, or none matches the filter. */
export function ListEmpty() {
  const { filterValues, setFilters } = useListContext();
  const { name, icon } = useResourceModule();
  const translate = useTranslate();
  const many = translate(`resources.${name}.name`, { smart_count: 2 }).toLocaleLowerCase('es');
  if (Object.keys(filterValues).length > 0) {
    return (
      <EmptyState
        icon="list"
        title={translate('app.list.noMatch', { name: many })}
        text={translate('app.list.noMatchHelp')}
      >
        <Button onClick={() => setFilters({}, {})}>{translate('app.list.clear')}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={translate('app.list.none', { name: many })} text={translate('app.list.noneHelp')}>
      <CreateButton />
    </EmptyState>
  );
}
