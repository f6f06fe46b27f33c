import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { DashboardSkeleton } from './dashboard/DashboardSkeleton';
import { LatestOrders } from './dashboard/LatestOrders';
import { SalesByCategory } from './dashboard/SalesByCategory';
import { SalesReport } from './dashboard/SalesReport';
import { Statistics } from './dashboard/Statistics';
import { TopProducts } from './dashboard/TopProducts';
import { SampleNotice } from './SampleNotice';
import { useSalesCalls } from './useSalesCalls';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './dashboard/dashboard.module.css';

/** Renders the overview of the sample shop: figures, sales by day, best-selling products, latest orders. */
export default function SalesDashboard() {
  const translate = useTranslate();
  const calls = useSalesCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['mock', 'dashboard'],
    queryFn: ({ signal }) => calls.dashboard(signal),
  });
  const title = translate('mock.dashboard.title');
  usePageTitle(title);

  return (
    <div className={pageStyles['page']} data-ends aria-busy={!data && !error}>
      <PageHeading title={title} description={translate('mock.dashboard.description')} />
      <SampleNotice />
      {data ? (
        <>
          <Statistics statistics={data.statisticData} />
          <div className={styles['pair']}>
            <SalesReport report={data.salesReportData} />
            <SalesByCategory sales={data.salesByCategoriesData} />
          </div>
          <div className={styles['pair']}>
            <LatestOrders orders={data.latestOrderData} />
            <TopProducts products={data.topProductsData} />
          </div>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <DashboardSkeleton />
      )}
    </div>
  );
}
