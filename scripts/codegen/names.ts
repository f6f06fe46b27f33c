/** `personal-medico` → `personalMedico` */
export function camelCase(name: string): string {
  return name.replace(/[-_ ]+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `personal-medico`, `personalMedico` → `PersonalMedico` */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `personal-medico`, `primerApellido` → `personal_medico`, `primer_apellido` */
export function snakeCase(name: string): string {
  return name
    .replace(/[-\s]+/g, '_')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();
}

/** `primerApellido`, `Primer apellido` → `primer-apellido` */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}

/** `TipoInsumo` → `TIPO_INSUMO` */
export function constantCase(name: string): string {
  return snakeCase(name).toUpperCase();
}

/** Property of the label beside a reference: `unidadTipoId` → `unidadTipoNombre`, `paisCodigo` → `paisNombre`. */
export function labelFieldOf(name: string): string {
  return `${name.replace(/(Id|Clave|Codigo)$/, '')}Nombre`;
}

/** Area of a schema: `schemas/entities/red/unidad.json` → `red` */
export function areaOf(file: string): string {
  return file.split('/')[2] ?? '';
}
