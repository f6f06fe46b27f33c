import type { Proof, Visitor } from '../../context';
import { visible, type Planted } from '../../planted';

/** Stock within the reach of a permission, with its units and warehouses. */
export const stockedPlaces =
  (permission: 'unidad.ver-red' | 'inventario.ver') =>
  ({ planted }: Proof, visitor: Visitor): readonly Planted[] => {
    const stock = visible(planted, 'inventario', permission, visitor);
    const names = new Set(stock.flatMap((each) => each.names));
    return [
      ...stock,
      ...planted.filter(
        ({ entity, marks }) => (entity === 'unidad' || entity === 'almacen') && marks.some((mark) => names.has(mark)),
      ),
    ];
  };
