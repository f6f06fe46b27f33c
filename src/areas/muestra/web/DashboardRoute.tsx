import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { SampleScreen } from './SampleScreen';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const SalesDashboard = lazyPart(() => import('./screens/SalesDashboard'));

export default function DashboardRoute() {
  return usePermission('muestra.usar') ? (
    <SampleScreen>
      <SalesDashboard />
    </SampleScreen>
  ) : (
    <NoPermission />
  );
}
