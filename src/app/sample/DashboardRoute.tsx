import { lazy } from 'react';
import { usePermission } from '../../ui/access/PermissionsContext';
import { NoPermission } from '../../ui/states/NoPermission';
import { SampleScreen } from './SampleScreen';

const SalesDashboard = lazy(() => import('../../mock/screens/SalesDashboard'));

export default function DashboardRoute() {
  return usePermission('muestra.usar') ? (
    <SampleScreen>
      <SalesDashboard />
    </SampleScreen>
  ) : (
    <NoPermission />
  );
}
