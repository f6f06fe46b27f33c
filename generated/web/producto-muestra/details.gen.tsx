// Generated from schemas/entities/muestra/producto-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { productoMuestraCategory, productoMuestraStatus } from './enums.gen';

export function ProductoMuestraDetails() {
  return (
    <>
      <ShowSection id="basico">
        <ShowField source="img" conditional type="image" />
        <ShowField source="name" type="text" />
        <ShowField source="productCode" type="text" />
        <ShowField source="description" type="richText" wide />
      </ShowSection>
      <ShowSection id="precios">
        <ShowField source="price" type="money" />
        <ShowField source="bulkDiscountPrice" type="money" />
        <ShowField source="costPerItem" type="money" />
        <ShowField source="taxRate" type="number" scale={2} unit="%" />
      </ShowSection>
      <ShowSection id="organizacion">
        <ShowField source="category" type="enum" choices={productoMuestraCategory} />
        <ShowField source="stock" type="integer" />
        <ShowField source="status" type="enum" choices={productoMuestraStatus} />
        <ShowField source="tags" type="words" />
        <ShowField source="brand" type="text" />
        <ShowField source="vendor" type="text" />
      </ShowSection>
      <ShowSection id="imagenes">
        <ShowField source="imgList" type="images" wide />
      </ShowSection>
    </>
  );
}
