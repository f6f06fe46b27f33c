/** Returns CSV of settlements of one postal code that differ in their names. */
export function settlements(rows: number, codigoPostal: string, municipio: string, name = 'Colonia de prueba'): Buffer {
  return Buffer.from(
    [
      'nombre,tipoAsentamiento,municipioId,codigoPostal',
      ...Array.from({ length: rows }, (_, index) => `${name} ${index},COLONIA,${municipio},${codigoPostal}`),
    ].join('\n'),
  );
}

/** Returns a postal code of the demo network, and its municipality as written in a file. */
export async function somePlace(
  url: string,
  token: string,
): Promise<{ readonly codigo: string; readonly municipio: string }> {
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${token}` } })).json();
  const [postal] = (await get('/api/catalogos/codigo-postal?pageSize=1')) as { codigo: string; municipioId: number }[];
  const { estadoClave, claveInegi } = (await get(`/api/catalogos/municipio/${postal!.municipioId}`)) as {
    estadoClave: string;
    claveInegi: string;
  };
  return { codigo: postal!.codigo, municipio: `${estadoClave}-${claveInegi}` };
}
