import { describe, expect, it } from 'vitest';
import { originAmong } from '#platform/web/ui/lots/origin-among';
import { lotTexts } from '#platform/web/ui/scan/lot-texts';

const lot = (numeroLote: string | null, caducidad: string | null, origen: string | null) => ({
  numeroLote,
  caducidad,
  origen,
});

describe('the name of a lot in a list', () => {
  const twins = [lot('A1', '2027-12-31', 'Ramo 12'), lot('A1', '2027-12-31', 'INSABI · Marca Dos')];

  it.each([
    ['has its origin where another has its number and expiry', twins, 0, 'Ramo 12'],
    ['has the origin of each of them', twins, 1, 'INSABI · Marca Dos'],
    ['is number and expiry where the expiry differs', [twins[0]!, lot('A1', '2028-01-31', 'Ramo 33')], 0, null],
    ['is number and expiry where it is the only one', [twins[0]!], 0, null],
    ['has the origin of one without a number, too', [lot(null, null, 'Ramo 12'), lot(null, null, null)], 0, 'Ramo 12'],
  ] as const)('%s', (_, lots, at, origin) => {
    expect(originAmong(lots[at]!, lots)).toBe(origin);
  });

  it('includes its origin in the answers to a scan', () => {
    const answers = twins.map(({ numeroLote, caducidad, origen }) => ({
      lot: numeroLote,
      expiry: caducidad,
      origin: origen,
    }));
    const texts = answers.map((each) => lotTexts(each, (key) => key, answers).expiry);
    expect(texts).toEqual(['31-12-2027 · Ramo 12', '31-12-2027 · INSABI · Marca Dos']);
    expect(lotTexts(answers[0]!, (key) => key, [answers[0]!]).expiry).toBe('31-12-2027');
  });
});
