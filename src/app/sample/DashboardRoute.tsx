import { usePermission } from '../../ui/access/PermissionsContext';
import { NoPermission } from '../../ui/states/NoPermission';
import { SampleScreen } from './SampleScreen';
import { lazyPart } from '../../ui/loading/lazy-part';

const SalesDashboard = lazyPart(() => import('../../mock/screens/SalesDashboard'));

export default function DashboardRoute() {
  return usePermission('muestra.usar') ? (
    <SampleScreen>
      <SalesDashboard />
    </SampleScreen>
  ) : (
    <NoPermission />
  );
}
