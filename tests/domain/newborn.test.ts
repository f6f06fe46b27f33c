import { describe, expect, it } from 'vitest';
import { pacienteForm } from '#generated/shared/forms/paciente.gen';
import { newbornStart } from '#areas/pacientes/shared/pacientes/newborn-start';

const MOTHER = {
  pacienteId: 7,
  version: 3,
  unidadId: 4,
  unidadNombre: 'Hospital General de Saltillo',
  afiliacion: 'IMSS_BIENESTAR',
  persona: {
    nombre: 'Anaïs',
    primerApellido: 'D’Angelo',
    segundoApellido: 'Nguyễn',
    curp: 'AAPL900305MCLLRZ96',
    telefono: '8441234567',
    genero: 'M',
    fechaNacimiento: '1990-03-05',
  },
  domicilio: {
    calle: 'Juárez',
    numeroExterior: '5',
    codigoPostal: '25000',
    estadoClave: 'CL',
    municipioId: 30,
  },
  alergias: [{ sustancia: 'Penicilina' }],
  contactos: [{ nombre: 'Luis Ruiz', parentescoId: 9 }],
};

describe('the record of a newborn prefilled from the mother’s', () => {
  it('has only her address, unit and coverage, and herself as contact', () => {
    expect(newbornStart(pacienteForm, MOTHER, '2026-11-28', 3)).toEqual({
      motivoSinCurp: 'RECIEN_NACIDO',
      persona: { paisNacimiento: 'MX', estadoNacimiento: 'CL', fechaNacimiento: '2026-11-28' },
      domicilio: { calle: 'Juárez', numeroExterior: '5', codigoPostal: '25000', estadoClave: 'CL', municipioId: 30 },
      unidadId: 4,
      afiliacion: 'IMSS_BIENESTAR',
      contactos: [
        {
          nombre: 'Anaïs D’Angelo Nguyễn',
          parentescoId: 3,
          telefono: '8441234567',
          esResponsableLegal: true,
        },
      ],
    });
  });

  it('leaves out the values of hers that the reader may not see', () => {
    const { domicilio: _address, persona: _person, ...seen } = MOTHER;
    expect(newbornStart(pacienteForm, seen, '2026-11-28')).toEqual({
      motivoSinCurp: 'RECIEN_NACIDO',
      persona: { paisNacimiento: 'MX', estadoNacimiento: 'CL', fechaNacimiento: '2026-11-28' },
      unidadId: 4,
      afiliacion: 'IMSS_BIENESTAR',
    });
  });
});
