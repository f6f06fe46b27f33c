import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { ProposeButton } from './ProposeButton';

/** Proposes an exchange, on the page of a lot about to expire without a proposal. */
export default function ProposeOne() {
  const { record } = useShowContext();
  return record['propuestaCambioId'] === null ? <ProposeButton lots={[Number(record['loteExpirarId'])]} /> : null;
}
