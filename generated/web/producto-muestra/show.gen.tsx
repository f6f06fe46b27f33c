// Generated from schemas/entities/muestra/producto-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ProductoMuestraDetails } from './details.gen';
import { productoMuestraStatus } from './enums.gen';

const facts: Fact[] = [
  { source: 'status', type: 'enum', choices: productoMuestraStatus },
  { source: 'stock', type: 'integer' },
  { source: 'price', type: 'money' },
];

export default function ProductoMuestraShow() {
  return (
    <ShowPage facts={facts}>
      <ProductoMuestraDetails />
    </ShowPage>
  );
}
