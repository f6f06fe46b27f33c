import ExchangesPage from './ExchangesPage';

/** Home page of a supplier's users. */
export default function SupplierPage() {
  return <ExchangesPage side="supplier" />;
}
