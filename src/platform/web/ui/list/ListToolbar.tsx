import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useListContext, useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { usePermissionSet } from '../access/PermissionsContext';
import { formatNumber } from '../format/format-number';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { ExportButton } from './export/ExportButton';
import { ConstantChips } from './filters/ConstantChips';
import { FilterChips } from './filters/FilterChips';
import { FilterMenu } from './filters/FilterMenu';
import { PinnedFilters } from './filters/PinnedFilters';
import { useListKeys } from './keys/useListKeys';
import { useListSettings } from './layout/ListSettingsContext';
import { SearchBox } from './SearchBox';
import { ToolPopover } from './ToolPopover';
import { ViewsMenu } from './views/ViewsMenu';
import { lazyPart } from '../loading/lazy-part';
import styles from './list-toolbar.module.css';

const ShapeChoice = lazyPart(() => import('./shapes/ShapeChoice'));
const loadColumns = () => import('./layout/ColumnsPanel');
const ColumnsPanel = lazyPart(loadColumns);

/** Toolbar of a list: search, filters, views, number of matches, and the list's actions and display settings. */
export function ListToolbar() {
  useListKeys();
  const { total, isPending } = useListContext();
  const translate = useTranslate();
  const { backend, list } = useResourceModule();
  const { shapes } = useListSettings();
  const served = backend === 'server';
  const held = usePermissionSet();
  const searches = !list?.unsearched && (list?.searchNeeds ?? []).every((permission) => held.has(permission));
  const columns = translate('app.lists.columns.title');
  return (
    <div className={styles['toolbar']}>
      <div className={styles['controls']}>
        {searches && <SearchBox />}
        <PinnedFilters />
        <FilterMenu />
        {served && <ViewsMenu />}
        <p className={styles['count']} role="status">
          {!isPending &&
            total !== undefined &&
            translate('app.list.count', { smart_count: total, total: formatNumber(total) })}
        </p>
        {shapes && (
          <Suspense>
            <ShapeChoice />
          </Suspense>
        )}
        <ToolPopover
          label={columns}
          title={columns}
          icon={<ViewColumnOutlined />}
          renderPanel={(props) => <ColumnsPanel {...props} />}
          preload={loadColumns}
          align="right"
        />
        {served && <ExportButton />}
      </div>
      <div className={styles['chips']}>
        <FilterChips />
        <ConstantChips />
      </div>
    </div>
  );
}
