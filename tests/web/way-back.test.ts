import { expect, it } from 'vitest';
import { wayBack } from '#platform/web/shell/layouts/tablet/way-back';

const byAddress = { to: null, visible: true };

it.each([
  ['/home', byAddress, null],
  ['/unidad', byAddress, '/home'],
  ['/unidad/12', byAddress, '/unidad'],
  ['/unidad/12/editar', byAddress, '/unidad/12'],
  ['/unidad/create', byAddress, '/unidad'],
  ['/reportes/informe-semestre', byAddress, '/home'],
  ['/hospital/paciente/7', byAddress, '/tableta/mis-pacientes'],
  ['/tableta/paciente/7/signos', byAddress, '/tableta/mis-pacientes'],
  ['/tableta/mis-pacientes', byAddress, '/home'],
  ['/hospital/camas', byAddress, '/home'],
  ['/cendis/ordenes/7', byAddress, '/cendis'],
  ['/cendis/lista', byAddress, '/cendis'],
  ['/farmacia/recetas/7', byAddress, '/farmacia/recetas'],
  ['/consulta/recepcion/tablero', byAddress, '/consulta/recepcion'],
  ['/pacientes/fusionar', byAddress, '/paciente'],
  ['/tablet/paciente/7/signos', { to: '/tablet/mis-pacientes', visible: true }, '/tablet/mis-pacientes'],
  ['/unidad/12', { to: '/otra', visible: false }, null],
])('from %s the way back is %o → %s', (pathname, route, to) => {
  expect(wayBack(pathname, route)).toBe(to);
});
