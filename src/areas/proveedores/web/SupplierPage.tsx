import ExchangesPage from './ExchangesPage';

/** The page that a supplier's people begin at. */
export default function SupplierPage() {
  return <ExchangesPage side="supplier" />;
}
