import { describe, expect, it } from 'vitest';
import { durationText } from '#platform/web/ui/lifecycle/duration-text';
import { orderActions } from '#platform/web/ui/lifecycle/order-actions';
import { documentPath, nextStates, timelineSteps } from '#platform/web/ui/lifecycle/timeline-steps';
import { transitionBody, transitionStart } from '#platform/web/ui/lifecycle/transition-body';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('the timeline of a document', () => {
  const event = (accion: string, a: string | null, minute: number) =>
    ({ accion, estado: a === null ? null : { de: null, a }, fecha: new Date(minute * MINUTE).toISOString() }) as never;
  const steps = (estatus: string, events: readonly never[]) =>
    timelineSteps({ field: 'estatus', initial: 'BORRADOR' }, { estatus }, events).map(({ state, stayed, current }) => [
      state,
      stayed,
      current,
    ]);

  it('covers its first state to its present one', () => {
    expect(
      steps('SURTIDA', [
        event('TRANSICION', 'SURTIDA', 12),
        event('TRANSICION', 'ENVIADA', 5),
        event('CREAR', null, 2),
      ]),
    ).toEqual([
      ['BORRADOR', 3 * MINUTE, false],
      ['ENVIADA', 7 * MINUTE, false],
      ['SURTIDA', null, true],
    ]);
  });

  it('has the state of the document even if the history lacks it', () => {
    expect(steps('ENVIADA', [event('CREAR', null, 2)])).toEqual([
      ['BORRADOR', null, false],
      ['ENVIADA', null, true],
    ]);
    expect(steps('ENVIADA', [])).toEqual([['ENVIADA', null, true]]);
    expect(steps('BORRADOR', [event('EDITAR', null, 3), event('CREAR', null, 2)])).toEqual([['BORRADOR', null, true]]);
  });

  it('continues with the states that people can choose, in the order of the schema', () => {
    const states = { A: { order: 0 }, B: { order: 1 }, C: { order: 2 }, D: { order: 3 } };
    const transitions = {
      first: { from: ['A'], to: ['C', 'A'], automatic: false },
      second: { from: ['A', 'B'], to: ['B', 'C'], automatic: false },
      third: { from: ['A'], to: ['D'], automatic: true },
      fourth: { from: ['B'], to: ['D'], automatic: false },
    };
    expect(nextStates({ states, transitions } as never, 'A')).toEqual(['B', 'C']);
    expect(nextStates({ states, transitions } as never, 'B')).toEqual(['C', 'D']);
    expect(nextStates({ states, transitions } as never, 'D')).toEqual([]);
  });
});

describe('the path of a document', () => {
  const states = Object.fromEntries(
    ['BORRADOR', 'ENVIADA', 'AUTORIZADA', 'SURTIDA', 'RECIBIDA', 'RECHAZADA', 'CANCELADA'].map((state, order) => [
      state,
      { order, final: ['RECIBIDA', 'RECHAZADA', 'CANCELADA'].includes(state) },
    ]),
  );
  const transitions = {
    cancel: { from: ['BORRADOR', 'ENVIADA'], to: ['CANCELADA'], tone: 'danger' },
    comment: { from: ['ENVIADA'], to: ['ENVIADA'], tone: 'primary' },
    send: { from: ['BORRADOR'], to: ['ENVIADA'], tone: 'primary' },
    withdraw: { from: ['ENVIADA'], to: ['BORRADOR'], tone: 'normal' },
    skip: {
      from: ['ENVIADA'],
      to: ['SURTIDA'],
      tone: 'primary',
      when: (record: { urgente?: boolean }) => record.urgente === true,
    },
    authorise: { from: ['ENVIADA'], to: ['AUTORIZADA', 'RECHAZADA'], tone: 'primary' },
    expire: { from: ['AUTORIZADA'], to: ['CANCELADA'], tone: 'primary', automatic: true },
    supply: { from: ['AUTORIZADA'], to: ['SURTIDA'], tone: 'primary' },
    giveBack: { from: ['SURTIDA'], to: ['AUTORIZADA'], tone: 'normal' },
    receive: { from: ['SURTIDA'], to: ['RECIBIDA'], tone: 'primary' },
    reopen: { from: ['RECIBIDA'], to: ['BORRADOR'], tone: 'primary' },
  };
  const spec = { field: 'estatus', initial: 'BORRADOR', states, transitions } as never;
  const MARKS = { passed: '+', current: '>', next: '-' } as const;
  /** Path after the given states, each with the minute of its event: `+ENVIADA 2`. */
  const path = (visited: readonly string[], record: object = {}) => {
    const events = visited.map((a, minute) => ({
      accion: minute === 0 ? 'CREAR' : 'TRANSICION',
      estado: minute === 0 ? null : { de: null, a },
      fecha: new Date(minute * MINUTE).toISOString(),
    }));
    return documentPath(spec, { estatus: visited.at(-1), ...record }, events.toReversed() as never).map(
      ({ state, event, place }) =>
        `${MARKS[place]}${state}${event ? ` ${String(Date.parse(event.fecha) / MINUTE)}` : ''}`,
    );
  };

  it.each([
    [
      'from its start, by the main steps',
      ['BORRADOR'],
      ['>BORRADOR 0', '-ENVIADA', '-AUTORIZADA', '-SURTIDA', '-RECIBIDA'],
    ],
    [
      'past the states that it left',
      ['BORRADOR', 'ENVIADA'],
      ['+BORRADOR 0', '>ENVIADA 1', '-AUTORIZADA', '-SURTIDA', '-RECIBIDA'],
    ],
    [
      'after a withdrawal, without a state that is ahead again',
      ['BORRADOR', 'ENVIADA', 'BORRADOR'],
      ['>BORRADOR 2', '-ENVIADA', '-AUTORIZADA', '-SURTIDA', '-RECIBIDA'],
    ],
    [
      'with a state that it entered twice, at its last date',
      ['BORRADOR', 'ENVIADA', 'BORRADOR', 'ENVIADA'],
      ['+BORRADOR 2', '>ENVIADA 3', '-AUTORIZADA', '-SURTIDA', '-RECIBIDA'],
    ],
    [
      'after it was given back',
      ['BORRADOR', 'ENVIADA', 'AUTORIZADA', 'SURTIDA', 'AUTORIZADA'],
      ['+BORRADOR 0', '+ENVIADA 1', '>AUTORIZADA 4', '-SURTIDA', '-RECIBIDA'],
    ],
    [
      'to its end, which leads nowhere',
      ['BORRADOR', 'ENVIADA', 'AUTORIZADA', 'SURTIDA', 'RECIBIDA'],
      ['+BORRADOR 0', '+ENVIADA 1', '+AUTORIZADA 2', '+SURTIDA 3', '>RECIBIDA 4'],
    ],
    ['to a cancellation', ['BORRADOR', 'ENVIADA', 'CANCELADA'], ['+BORRADOR 0', '+ENVIADA 1', '>CANCELADA 2']],
  ] as const)('%s', (_case, visited, expected) => {
    expect(path(visited)).toEqual(expected);
  });

  it('takes a step with a condition only for documents that meet it', () => {
    expect(path(['BORRADOR', 'ENVIADA'], { urgente: true })).toEqual([
      '+BORRADOR 0',
      '>ENVIADA 1',
      '-SURTIDA',
      '-RECIBIDA',
    ]);
  });

  it('has the present state and the ones ahead before the history arrives', () => {
    expect(documentPath(spec, { estatus: 'SURTIDA' }, [])).toEqual([
      { state: 'SURTIDA', event: null, place: 'current' },
      { state: 'RECIBIDA', event: null, place: 'next' },
    ]);
  });
});

describe('the buttons of a document', () => {
  const transitions = { send: 'primary', ship: 'primary', copy: 'normal', note: 'normal', cancel: 'danger' } as const;
  const spec = {
    transitions: Object.fromEntries(Object.entries(transitions).map(([name, tone]) => [name, { tone }])),
  } as never;

  it.each([
    [[], null, null, []],
    [['send'], 'send', null, []],
    [['cancel', 'send'], 'send', null, ['cancel']],
    [['cancel'], null, null, ['cancel']],
    [['cancel', 'copy'], null, 'copy', ['cancel']],
    [['cancel', 'copy', 'send'], 'send', 'copy', ['cancel']],
    [['cancel', 'copy', 'note', 'send'], 'send', 'copy', ['note', 'cancel']],
    [['send', 'ship'], 'send', 'ship', []],
  ] as const)('%j: one is highlighted, one has a button, the irreversible ones are last in the menu', (...row) => {
    const [offered, primary, secondary, more] = row;
    expect(orderActions(spec, offered)).toEqual({ primary, secondary, more });
  });
});

describe('the form of a step', () => {
  const lines = { field: 'lineas', key: 'id', fields: ['surtida', 'nota'], start: { surtida: 'autorizada' } };
  const spec = { form: { defaults: { urgente: false } }, lines } as never;

  it('starts with its defaults, and with the values that each line has or suggests', () => {
    const rows = [{ id: 1, autorizada: 5, surtida: null }, { id: 2, autorizada: 5, surtida: 0 }, { id: 3 }];
    expect(transitionStart(spec, { lineas: rows })).toEqual({
      urgente: false,
      lineas: [
        { id: 1, autorizada: 5, surtida: 5 },
        { id: 2, autorizada: 5, surtida: 0 },
        { id: 3, surtida: null },
      ],
    });
    expect(transitionStart(spec, {})).toEqual({ urgente: false, lineas: [] });
    expect(transitionStart({ form: null, lines: null } as never, { lineas: rows })).toEqual({});
  });

  it('sends the key and the filled-in values of each line', () => {
    const rows = [{ id: 1, autorizada: 5, surtida: 0, nota: '' }, { id: 2, surtida: null, nota: 'x' }, { id: 3 }];
    expect(transitionBody(spec, { motivo: 'a', lineas: rows })).toEqual({
      motivo: 'a',
      lineas: [{ id: 1, surtida: 0 }, { id: 2, nota: 'x' }, { id: 3 }],
    });
    expect(transitionBody({ lines: null } as never, { motivo: '' })).toEqual({ motivo: '' });
  });
});

describe('a span of time', () => {
  const say = (key: string, options?: object) =>
    `${key.split('.').at(-1)}${options ? `=${(options as { count: number }).count}` : ''}`;

  it.each([
    [0, 'moment'],
    [MINUTE - 1, 'moment'],
    [MINUTE, 'minutes=1'],
    [HOUR - 1, 'minutes=59'],
    [HOUR, 'hours=1'],
    [3 * HOUR + 20 * MINUTE, 'hours=3 minutes=20'],
    [DAY - 1, 'hours=23 minutes=59'],
    [DAY, 'days=1'],
    [2 * DAY + 4 * HOUR + 59 * MINUTE, 'days=2 hours=4'],
    [-5 * MINUTE, 'minutes=5'],
  ])('%i ms: %s', (milliseconds, expected) => {
    expect(durationText(say, milliseconds)).toBe(expected);
  });
});
