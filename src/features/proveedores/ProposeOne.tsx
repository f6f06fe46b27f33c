import { useShowContext } from '../../ui/show/ShowContext';
import { ProposeButton } from './ProposeButton';

/** On the page of a lot about to expire: to propose an exchange of it, where nobody has. */
export default function ProposeOne() {
  const { record } = useShowContext();
  return record['propuestaCambioId'] === null ? <ProposeButton lots={[Number(record['loteExpirarId'])]} /> : null;
}
