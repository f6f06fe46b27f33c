import type { Answer } from './app';

/** Returns the status and code of a refusal, and its fields with their codes, as `campo CODIGO`. */
export function refusalOf({ status, body }: Answer): (number | string)[] {
  const { codigo, errores = [] } = body as { codigo: string; errores?: { campo: string; codigo: string }[] };
  return [status, codigo, ...errores.map((each) => `${each.campo} ${each.codigo}`)];
}
