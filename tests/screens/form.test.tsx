import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { choose, click, fill, leave } from '../support/screens/hands';
import { openApp } from '../support/screens/open-app';
import { api } from '../support/screens/sessions';
import { uniqueCode } from '../support/web/api';

/** The field of a form by its name on the wire, once it is there. */
const field = (name: string): Promise<HTMLInputElement> =>
  waitFor(() => {
    const found = document.getElementById(`campo-${name}`);
    if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`);
    return found;
  });

it('an error of the server stands at its field', async () => {
  const code = uniqueCode('DUP');
  await (await api()).create('/catalogos/especialidad', { clave: code, nombre: `Repetida ${code}` });
  await openApp('/especialidad/create');
  fill(await field('clave'), code);
  fill(await field('nombre'), 'Otra con la misma clave');
  click(screen.getByRole('button', { name: 'Crear especialidad' }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary.textContent).toContain('Clave: Ya existe otro registro con este valor.'));
  expect((await field('clave')).getAttribute('aria-invalid')).toBe('true');
  expect((await field('clave')).getAttribute('aria-describedby')).toMatch(/campo-clave-error/);
});

it('a referenced record is picked by typing, and what depends on it follows', async () => {
  await openApp('/unidad/create');
  const type = await field('unidadTipoId');
  await choose(type, 'hospital gen', /^Hospital General/);
  await waitFor(() => expect(type.value).toBe('Hospital General'));
  await choose(await field('domicilio.estadoClave'), 'coah', /^Coahuila/);
  const town = await field('domicilio.municipioId');
  fill(town, 'salt');
  await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1));
  click(screen.getByRole('option', { name: /^Saltillo/ }));
  await waitFor(() => expect(town.value).toBe('Saltillo'));
});

it('a field is shown only while its condition holds', async () => {
  await openApp('/paciente/create');
  expect(await screen.findByLabelText(/^Motivo por el que no tiene CURP/)).toBeTruthy();
  fill(await field('persona.curp'), 'VAFM850505MCLLNR09');
  await waitFor(() => expect(screen.queryByLabelText(/^Motivo por el que no tiene CURP/)).toBeNull());
});

it('a CURP is written in capitals, and checked as soon as its field is left', async () => {
  await openApp('/paciente/create');
  const curp = await field('persona.curp');
  fill(curp, 'vafm850505');
  expect(curp.value).toBe('VAFM850505');
  leave();
  await waitFor(() => expect(curp.getAttribute('aria-invalid')).toBe('true'));
});

it('rows are added, ordered and removed', async () => {
  await openApp('/paciente/create');
  click(await screen.findByRole('tab', { name: 'Contactos' }));
  const add = await screen.findByRole('button', { name: 'Agregar a Contactos' });
  click(add);
  click(add);
  const names = () =>
    screen
      .getAllByRole('group', { name: /^Contactos, renglón/ })
      .map((row) => within(row).getByLabelText<HTMLInputElement>(/^Nombre completo/));
  await waitFor(() => expect(names()).toHaveLength(2));
  fill(names()[0]!, 'Primera');
  fill(names()[1]!, 'Segunda');
  click(screen.getByRole('button', { name: 'Subir el renglón 2 de Contactos' }));
  await waitFor(() => expect(names().map(({ value }) => value)).toEqual(['Segunda', 'Primera']));
  click(screen.getByRole('button', { name: 'Quitar el renglón 1 de Contactos' }));
  await waitFor(() => expect(names().map(({ value }) => value)).toEqual(['Primera']));
});

it('a date is taken as people write it', async () => {
  await openApp('/paciente/create');
  const date = await field('persona.fechaNacimiento');
  fill(date, '5/5/1985');
  leave();
  await waitFor(() => expect(date.value).toBe('05-05-1985'));
  fill(date, '31-02-1985');
  leave();
  expect(await screen.findByText('Escriba una fecha válida', { exact: false })).toBeTruthy();
});
