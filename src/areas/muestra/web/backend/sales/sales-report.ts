import { getUnixTime } from 'date-fns/getUnixTime';
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';
import type { OrderDetail, SalesDashboard, Statistic } from '../../wire';

/** Number of days in the report, up to today. */
const DAYS = 12;

/**
 * Computes the report of the last twelve days, day by day, with totals compared to the twelve days before. `revenue` is the sales amount,
 * `orders` their number, `purchases` the number of articles.
 *
 * @param details orders to count
 * @param now Unix seconds
 */
export function salesReport(
  details: readonly OrderDetail[],
  now: number,
): Pick<SalesDashboard, 'statisticData' | 'salesReportData'> {
  const days = Array.from({ length: DAYS }, (_, index) => dayStart(now, DAYS - 1 - index));
  const [from, before] = [days[0] ?? now, dayStart(now, 2 * DAYS - 1)];
  const current = details.filter(({ dateTime }) => dateTime >= from);
  const previous = details.filter(({ dateTime }) => dateTime >= before && dateTime < from);
  const compare = (measure: (orders: readonly OrderDetail[]) => number): Statistic => ({
    value: measure(current),
    growShrink: growth(measure(current), measure(previous)),
  });
  const ofDay = (orders: readonly OrderDetail[], index: number) =>
    amount(
      orders.filter(({ dateTime }) => dateTime >= (days[index] ?? now) && dateTime < (days[index + 1] ?? Infinity)),
    );
  const paid = current.filter(({ payementStatus }) => payementStatus === 0);
  const label = new Intl.DateTimeFormat('es', { day: '2-digit', month: 'short' });
  return {
    statisticData: {
      revenue: compare(amount),
      orders: compare((orders) => orders.length),
      purchases: compare(articles),
    },
    salesReportData: {
      series: [
        { name: 'Ventas', data: days.map((_, index) => ofDay(current, index)) },
        { name: 'Cobros', data: days.map((_, index) => ofDay(paid, index)) },
      ],
      categories: days.map((day) => label.format(day * 1000)),
    },
  };
}

/** Returns the local midnight a number of days ago, in Unix seconds; correct across days of 23 and 25 hours. */
function dayStart(now: number, daysAgo: number): number {
  return getUnixTime(startOfDay(subDays(now * 1000, daysAgo)));
}

function amount(orders: readonly OrderDetail[]): number {
  return Math.round(orders.reduce((sum, { paymentSummary }) => sum + paymentSummary.total, 0) * 100) / 100;
}

function articles(orders: readonly OrderDetail[]): number {
  return orders.flatMap(({ product }) => product).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the growth in percent with one decimal; 100 when the earlier value is zero. */
function growth(value: number, before: number): number {
  if (before === 0) return value === 0 ? 0 : 100;
  return Math.round(((value - before) / before) * 1000) / 10;
}
