import type { Proof } from '../../context';
import type { Planted } from '../../planted';

/** Lots of the warehouse that an order is dispensed at. */
export const lotsOfTheWarehouse = ({ places }: Planted, { planted }: Proof): readonly Planted[] =>
  planted.filter((each) => each.entity === 'lote' && each.places.almacen?.[0] === places.almacen?.[0]);
