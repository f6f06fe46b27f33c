import type { Answer } from './app';

/** What a refusal says: its status, its code, and the fields with their own codes, as `campo CODIGO`. */
export function refusalOf({ status, body }: Answer): (number | string)[] {
  const { codigo, errores = [] } = body as { codigo: string; errores?: { campo: string; codigo: string }[] };
  return [status, codigo, ...errores.map((each) => `${each.campo} ${each.codigo}`)];
}
