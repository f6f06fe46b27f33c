import { useListContext, useTranslate, type Identifier } from 'react-admin';
import { useDownload, type FileFormat } from '../../download/useDownload';
import { today } from '../../format/format-date';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { useListSettings } from '../layout/ListSettingsContext';
import { useListMethods } from '../list-methods';

/** Downloads what the list holds (or the records named) with the columns that it shows, and tells how far it is. */
export function useExport(ids?: readonly Identifier[]) {
  const { filterValues, sort } = useListContext();
  const { name: resource, keyName } = useResourceModule();
  const { name, shown } = useListSettings();
  const methods = useListMethods();
  const translate = useTranslate();
  const { state, run: download, cancel } = useDownload();

  const run = (format: FileFormat, everyField: boolean) => {
    const columns = everyField
      ? []
      : [...new Set([...name.paths, ...shown.filter(({ type }) => type !== 'file').map(({ source }) => source)])];
    const filter = ids ? { [keyName]: ids, activo: 'all' } : filterValues;
    return download(`${translate(`resources.${resource}.name`, { smart_count: 2 })} ${today()}`, format, (signal) =>
      methods.openExport(resource, {
        format,
        columns,
        filter,
        sortBy: sort.field,
        descending: sort.order === 'DESC',
        signal,
      }),
    );
  };
  return { state, run, cancel };
}
