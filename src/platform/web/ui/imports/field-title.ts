import type { TranslateFunction } from 'react-admin';

/** A column of an import as its heading: `domicilio.calle` → `Domicilio: Calle`. */
export function fieldTitle(translate: TranslateFunction, resource: string, column: string): string {
  const steps = column.split('.');
  return steps
    .map((_, index) => translate(`resources.${resource}.fields.${steps.slice(0, index + 1).join('.')}`))
    .join(': ');
}
