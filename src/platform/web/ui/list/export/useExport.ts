import { useListContext, useTranslate, type Identifier } from 'react-admin';
import { useDownload, type FileFormat } from '../../download/useDownload';
import { today } from '../../format/format-date';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { useListSettings } from '../layout/ListSettingsContext';
import { useListMethods } from '../list-methods';

/** Downloads the records of the list (or the given ones) with the visible columns, and reports progress. */
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
