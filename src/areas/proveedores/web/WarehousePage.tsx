import ExchangesPage from './ExchangesPage';

/** The page of those who answer and receive exchanges. */
export default function WarehousePage() {
  return <ExchangesPage side="network" />;
}
