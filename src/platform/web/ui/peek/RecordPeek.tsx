import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { usePermissionSet } from '../access/PermissionsContext';
import { InactiveChip } from '../list/InactiveChip';
import { useListSettings } from '../list/layout/ListSettingsContext';
import { rowTexts } from '../list/row-texts';
import { SidePanel } from '../page/SidePanel';
import { recordQuery } from '../resource/record-query';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { ShowContextProvider } from '../show/ShowContext';
import { RecordFacts, type Fact } from '../show/RecordFacts';
import { ErrorState } from '../states/ErrorState';
import { Loading } from '../states/Loading';
import { usePeek } from './PeekContext';
import { PeekLines } from './PeekLines';

/** Facts of records without facts of their own: the first columns of the list. */
const MAX_COLUMNS = 6;

/** Record beside its list: its name, its key facts, the first lines of a document, and the way to its page. */
export default function RecordPeek({ id }: { readonly id: string }) {
  const peek = usePeek();
  const { name: first, shown, peek: spec } = useListSettings();
  const { data: rows = [] } = useListContext();
  const resource = useResourceModule();
  const translate = useTranslate();
  const listed = rows.find((row) => String(row.id) === id);
  const { data: full, error, refetch, isLoading } = useRecord(id, !listed || spec?.lines !== undefined);
  const record = full ?? listed;
  const texts = rowTexts({ ...record, id }, first.ficha, resource);
  const context = useMemo(() => (record ? { record, prefix: '' } : null), [record]);
  const candidates: readonly Fact[] = spec?.facts.length ? spec.facts : shown.slice(0, MAX_COLUMNS);
  // The texts of the ficha are not repeated.
  const facts = candidates.filter(({ source }) => !first.paths.includes(source));
  return (
    <SidePanel
      label={translate('app.lists.peek.label', { name: texts.name })}
      title={
        <>
          {texts.name} {record?.['activo'] === false && <InactiveChip />}
          {texts.line && <small>{texts.line}</small>}
        </>
      }
      onClose={peek.close}
      actions={
        <Button component={Link} to={recordPath.show(resource.name, id)} variant="contained" color="primary">
          {translate('app.lists.peek.open')}
        </Button>
      }
    >
      {context && (
        <ShowContextProvider value={context}>
          <RecordFacts facts={facts} />
          {spec?.lines && full && <PeekLines {...spec.lines} />}
        </ShowContextProvider>
      )}
      {isLoading && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
    </SidePanel>
  );
}

/** Reads the record, under the key of its page, unless the list has all that is shown. */
function useRecord(id: string, enabled: boolean) {
  const module = useResourceModule();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const held = usePermissionSet();
  return useQuery({
    ...recordQuery({ module, id, dataProvider, queryClient, isAllowed: (key) => held.has(key) }),
    enabled: enabled && held.has(module.permissions.get),
  });
}
