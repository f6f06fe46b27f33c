import { useTranslate } from 'react-admin';
import { ShareChart } from '#platform/web/ui/charts/ShareChart';
import { formatNumber } from '#platform/web/ui/format/format-number';
import type { SalesDashboard } from '../../wire';
import { Card } from '../Card';
import { NothingYet } from '../NothingYet';

/** Share of each category in the sales. */
export function SalesByCategory({
  sales: { labels, data },
}: {
  readonly sales: SalesDashboard['salesByCategoriesData'];
}) {
  const translate = useTranslate();
  const caption = translate('mock.dashboard.byCategory');
  const shares = labels.map((label, index) => ({
    name: translate(`mock.category.${label}`, { _: label }),
    value: data[index] ?? 0,
  }));
  if (shares.every(({ value }) => value === 0))
    return (
      <Card title={caption}>
        <NothingYet text={translate('mock.dashboard.noSales')} />
      </Card>
    );
  return (
    <ShareChart
      caption={caption}
      shares={shares}
      titles={{
        name: translate('mock.chart.category'),
        value: translate('mock.chart.sales'),
        part: translate('mock.chart.part'),
      }}
      totalTitle={translate('mock.chart.total')}
      format={formatNumber}
    />
  );
}
