import type { Paciente } from '#generated/shared/types/paciente.gen';

type Address = NonNullable<Paciente['domicilio']>;

/** Names of the places that an address refers to. */
interface Places {
  readonly colonia: string | null;
  readonly municipio: string | null;
  readonly estado: string | null;
}

/** Formats an address in one line, as in books and prescriptions: `Hidalgo 12 int. 3, Centro, 25000 Saltillo, Coahuila`. */
export function addressText(
  {
    calle,
    numeroExterior,
    numeroInterior,
    coloniaTexto,
    codigoPostal,
  }: Pick<Address, 'calle'> &
    Partial<Pick<Address, 'numeroExterior' | 'numeroInterior' | 'coloniaTexto' | 'codigoPostal'>>,
  { colonia, municipio, estado }: Places,
): string {
  const joined = (parts: readonly (string | null | undefined)[], by: string) =>
    parts.filter((part) => part !== null && part !== undefined && part !== '').join(by);
  const street = joined([calle, numeroExterior, numeroInterior && `int. ${numeroInterior}`], ' ');
  return joined([street, colonia ?? coloniaTexto, joined([codigoPostal, municipio], ' '), estado], ', ');
}
