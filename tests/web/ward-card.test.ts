import { describe, expect, it } from 'vitest';
import { cardFace, isOrderProposed, scoreChip } from '#areas/hospital/web/card-face';
import type { Card } from '#areas/hospital/web/useHospital';

const NOW = Date.parse('2027-03-01T18:00:00Z');
const translate = (key: string, options?: object) =>
  key.replace('ward.card.', '') + (options ? JSON.stringify(options) : '');
const reader = { translate, now: NOW, waiting: 0, takesSigns: false, readsNotes: false, orders: false };
const quiet = {
  hospitalizacionId: 7,
  estatus: 'INGRESADO',
  camaNumero: '12-A',
  pacienteNombre: null,
  iniciales: 'A. B.',
  edad: null,
  dias: null,
  diagnostico: null,
  alergias: [],
  alergiasNegadas: true,
  news2Total: 2,
  news2Riesgo: 'BAJO',
  news2Anterior: null,
  signosVencenEn: null,
  proximaDosis: null,
  dosisAtrasadas: 0,
  notaVencida: false,
  ordenesPorRecibir: 0,
  aislamiento: 'NINGUNO',
  ayuno: false,
  riesgoCaidas: 'BAJO',
} as unknown as Card;
const face = (card: object, more: object = {}) => cardFace({ ...quiet, ...card }, { ...reader, ...more });
const chips = (card: object, more: object = {}) => face(card, more).chips.map(({ text }) => text.split('{')[0]);

describe('the card of a patient', () => {
  it('omits facts that do not apply', () => {
    expect(face({})).toEqual({
      id: 7,
      bed: '12-A',
      name: 'A. B.',
      to: '/hospital/paciente/7',
      risk: 'BAJO',
      score: { tone: 'success', icon: 'check', text: 'news2{"total":2}' },
      facts: 'app.allergies.denied',
      allergies: null,
      chips: [],
      due: '',
      actions: [],
    });
    expect(face({ camaNumero: null, pacienteNombre: 'Ana Bravo' })).toMatchObject({ bed: '—', name: 'Ana Bravo' });
  });

  it('has age, day of the stay and diagnosis in one line, and all allergies', () => {
    expect(face({ edad: '40 años', dias: 0, diagnostico: 'Neumonía' }).facts).toBe(
      '40 años · day{"smart_count":0} · Neumonía · app.allergies.denied',
    );
    expect(face({ alergias: ['Penicilina', 'Látex'] }).allergies).toBe(
      'app.allergies.known{"list":"Penicilina, Látex"}',
    );
    expect(face({ alergias: null }).allergies).toBeNull();
  });

  it.each([
    ['known', { alergias: ['Látex'] }, { allergies: 'app.allergies.known{"list":"Látex"}', facts: '', chips: [] }],
    ['denied', {}, { allergies: null, facts: 'app.allergies.denied', chips: [] }],
    [
      'not asked',
      { alergiasNegadas: false },
      { allergies: null, facts: '', chips: [{ text: 'app.allergies.unasked', tone: 'warning' }] },
    ],
    [
      'not visible',
      { alergias: null, alergiasNegadas: null },
      { allergies: null, facts: 'app.allergies.hidden', chips: [] },
    ],
  ])('distinguishes allergies that are %s from the other three', (_, card, shown) => {
    expect(face(card)).toMatchObject(shown);
  });

  it.each([
    [{}, { waiting: 1 }, ['waiting']],
    [{ dosisAtrasadas: 1 }, {}, ['late']],
    [{ notaVencida: true }, {}, ['note']],
    [{ ordenesPorRecibir: 1 }, {}, ['receive']],
    [{ aislamiento: 'CONTACTO' }, {}, ['isolation.CONTACTO']],
    [{ ayuno: true }, {}, ['fasting']],
    [{ riesgoCaidas: 'ALTO' }, {}, ['falls']],
    [{ riesgoCaidas: 'MEDIO' }, {}, []],
    [{ estatus: 'PREALTA' }, {}, ['leaving']],
    [{ signosVencenEn: '2027-03-01T17:59:00Z' }, {}, ['signsLate']],
    [{ signosVencenEn: '2027-03-01T18:00:00Z' }, {}, []],
  ])('shows for %j and %j: %j', (card, more, expected) => {
    expect(chips(card, more)).toEqual(expected);
  });

  it('names the next task due, and only while nothing is late', () => {
    const dose = { proximaDosis: { descripcion: 'Ceftriaxona', en: '2027-03-01T20:00:00Z' } };
    expect(face(dose).due).toContain('Ceftriaxona');
    expect(face({ ...dose, dosisAtrasadas: 1 }).due).toBe('');
    expect(face({ signosVencenEn: '2027-03-01T19:00:00Z' }).due).toMatch(/^signsDue/);
    expect(face({ signosVencenEn: '2027-03-01T17:00:00Z' }).due).toBe('');
    expect(face({ ...dose, signosVencenEn: '2027-03-01T19:00:00Z' }).due).toMatch(/^dose.* · signsDue/);
  });

  it('offers the reader’s permitted actions, the urgent order first', () => {
    const all = { takesSigns: true, readsNotes: true, orders: true };
    const texts = (card: object, more: object) => face(card, more).actions.map(({ text }) => text);
    expect(texts({ news2Total: 7 }, all)).toEqual(['propose', 'signs', 'medicines', 'order', 'notes']);
    expect(texts({ news2Total: 7 }, { readsNotes: true })).toEqual(['medicines', 'notes']);
    expect(texts({ news2Total: 6 }, { orders: true })).toEqual(['order']);
    expect(texts({}, { takesSigns: true })).toEqual(['signs']);
    expect(face({ news2Total: 7 }, all).actions[0]).toMatchObject({
      to: '/tableta/paciente/7/orden?deterioro=1',
      isUrgent: true,
    });
  });
});

describe('the score on the card', () => {
  it.each([
    [null, null, null, 'neutral', undefined],
    [8, 'ALTO', null, 'danger', undefined],
    [8, 'ALTO', 8, 'danger', undefined],
    [8, 'ALTO', 5, 'danger', '▲'],
    [5, 'MEDIO', 8, 'warning', '▼'],
    [3, 'BAJO_MEDIO', null, 'warning', undefined],
    [0, 'BAJO', null, 'success', undefined],
    [1, 'OTRO', null, 'neutral', undefined],
  ])('%s of risk %s after %s: %s, %s', (news2Total, news2Riesgo, news2Anterior, tone, sign) => {
    const chip = scoreChip({ ...quiet, news2Total, news2Riesgo, news2Anterior }, translate);
    expect([chip.tone, chip.mark?.sign]).toEqual([tone, sign]);
    expect(chip.icon).toBe(news2Total === null ? 'heart' : tone === 'success' ? 'check' : 'alert');
  });

  it.each([
    ['INGRESADO', 7, true],
    ['PREALTA', 8, true],
    ['INGRESADO', 6, false],
    ['INGRESADO', null, false],
    ['SOLICITADA', 9, false],
  ])('proposes an order for %s with %s: %s', (estatus, news2Total, expected) => {
    expect(isOrderProposed({ ...quiet, estatus, news2Total } as Card)).toBe(expected);
  });
});
