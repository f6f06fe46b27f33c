import type { Api, Json } from './api';

/** Registers a patient at a unit who belongs only to this test: an adult unless `fechaNacimiento` is given. */
export async function newPatient(
  desk: Api,
  unidadId: unknown,
  nombre: string,
  primerApellido: string,
  { fechaNacimiento = '1975-03-09', ...more }: Json = {},
): Promise<Json> {
  const [town] = await desk.get<Json[]>('/catalogos/municipio?pageSize=10');
  return desk.create('/pacientes/paciente', {
    persona: {
      nombre,
      primerApellido,
      genero: 'M',
      fechaNacimiento,
      paisNacimiento: 'MX',
      estadoNacimiento: 'CL',
    },
    motivoSinCurp: 'EN_TRAMITE',
    unidadId,
    afiliacion: 'NINGUNA',
    domicilio: { calle: 'Hidalgo', estadoClave: town!['estadoClave'], municipioId: town!['municipioId'] },
    confirmarNoDuplicado: true,
    fechaNacimientoEstimada: false,
    ...more,
  });
}
