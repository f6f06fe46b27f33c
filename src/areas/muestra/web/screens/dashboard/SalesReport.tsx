import { useTranslate } from 'react-admin';
import { TrendChart } from '#platform/web/ui/charts/TrendChart';
import { formatNumber } from '#platform/web/ui/format/format-number';
import type { SalesDashboard } from '../../wire';
import { Card } from '../Card';
import { NothingYet } from '../NothingYet';

/** Renders the sales by day. */
export function SalesReport({
  report: { series, categories },
}: {
  readonly report: SalesDashboard['salesReportData'];
}) {
  const translate = useTranslate();
  const caption = translate('mock.dashboard.report');
  if (series.length === 0 || categories.length === 0)
    return (
      <Card title={caption}>
        <NothingYet text={translate('mock.dashboard.noSales')} />
      </Card>
    );
  return (
    <TrendChart
      caption={caption}
      labels={categories}
      series={series.map(({ name, data }) => ({ name, values: data }))}
      labelTitle={translate('mock.chart.day')}
      asTable={translate('mock.chart.asTable')}
      asChart={translate('mock.chart.asChart')}
      format={formatNumber}
    />
  );
}
