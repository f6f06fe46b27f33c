import ExchangesPage from './ExchangesPage';

/** Page of the users who answer and receive exchanges. */
export default function WarehousePage() {
  return <ExchangesPage side="network" />;
}
