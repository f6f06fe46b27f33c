import type { Proof } from '../../context';
import type { Planted } from '../../planted';

/** Returns the lots of the warehouse that dispenses an order. */
export const lotsOfTheWarehouse = ({ places }: Planted, { planted }: Proof): readonly Planted[] =>
  planted.filter((each) => each.entity === 'lote' && each.places.almacen?.[0] === places.almacen?.[0]);
