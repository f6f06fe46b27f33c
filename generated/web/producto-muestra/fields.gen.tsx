// Generated from schemas/entities/muestra/producto-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { ImagesInput } from '#platform/web/ui/form/inputs/ImagesInput';
import { MoneyInput } from '#platform/web/ui/form/inputs/MoneyInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { RichTextInput } from '#platform/web/ui/form/inputs/RichTextInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { productoMuestraCategory, productoMuestraStatus } from './enums.gen';

export function ProductoMuestraFields() {
  return (
    <>
      <FormSection id="basico">
        <TextInput source="name" required maxLength={120} />
        <TextInput source="productCode" required hint maxLength={20} />
        <RichTextInput source="description" maxLength={20000} wide />
      </FormSection>
      <FormSection id="precios">
        <MoneyInput source="price" required />
        <MoneyInput source="bulkDiscountPrice" />
        <MoneyInput source="costPerItem" hint />
        <NumberInput source="taxRate" scale={2} unit="%" />
      </FormSection>
      <FormSection id="organizacion">
        <SelectInput source="category" required choices={productoMuestraCategory} />
        <NumberInput source="stock" required integer />
        <SelectInput source="status" required choices={productoMuestraStatus} />
        <TagsInput source="tags" hint />
        <TextInput source="brand" maxLength={80} />
        <TextInput source="vendor" maxLength={80} />
      </FormSection>
      <FormSection id="imagenes">
        <ImagesInput source="imgList" hint max={8} wide />
      </FormSection>
    </>
  );
}
