import { plainText } from '../../shared/plain-text';

/**
 * Substances that act alike, or that whoever does not bear one may not bear the other of either: the chemical groups of the WHO's ATC
 * index (2024). Small letters without accents; a family is also found by its own name, as people write «penicilina» or «AINE».
 */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  // J01C
  penicilina: ['bencilpenicilina', 'amoxicilina', 'ampicilina', 'dicloxacilina', 'oxacilina', 'piperacilina'],
  // J01D: shares the beta-lactam ring with penicillins, but people allergic to these mostly bear it; a family of its own.
  cefalosporina: ['cefalexina', 'cefotaxima', 'ceftriaxona', 'ceftazidima', 'cefuroxima', 'cefepima'],
  // J01E, A07E, C03
  sulfa: ['sulfametoxazol', 'sulfasalazina', 'sulfadiazina', 'sulfonamida'],
  // J01F
  macrolido: ['azitromicina', 'claritromicina', 'eritromicina'],
  // J01M
  quinolona: ['ciprofloxacino', 'levofloxacino', 'moxifloxacino', 'norfloxacino'],
  // J01G
  aminoglucosido: ['amikacina', 'gentamicina', 'neomicina', 'tobramicina'],
  // M01A, N02B
  aine: [
    'acido acetilsalicilico',
    'ibuprofeno',
    'naproxeno',
    'diclofenaco',
    'ketorolaco',
    'indometacina',
    'meloxicam',
    'celecoxib',
    'metamizol',
  ],
  // N02A
  opioide: ['morfina', 'fentanilo', 'buprenorfina', 'nalbufina', 'tramadol', 'codeina', 'oxicodona'],
  // N05B, N05C, N03A
  benzodiacepina: ['diazepam', 'clonazepam', 'alprazolam', 'lorazepam', 'midazolam'],
  // N06A
  antidepresivo: ['fluoxetina', 'sertralina', 'paroxetina', 'venlafaxina', 'citalopram', 'imipramina'],
  // C09A
  ieca: ['enalapril', 'captopril', 'lisinopril'],
  // C09C
  araii: ['losartan', 'valsartan', 'telmisartan'],
  // C10A
  estatina: ['atorvastatina', 'pravastatina', 'simvastatina', 'rosuvastatina'],
  // C07A
  betabloqueador: ['metoprolol', 'propranolol', 'carvedilol', 'atenolol', 'timolol'],
  // A10B
  sulfonilurea: ['glibenclamida', 'glimepirida'],
  // B01A
  anticoagulante: ['warfarina', 'acenocumarol', 'apixaban', 'enoxaparina', 'heparina', 'rivaroxaban'],
  // A02B
  'inhibidor de la bomba de protones': ['omeprazol', 'pantoprazol', 'esomeprazol'],
  // H02
  corticoesteroide: ['prednisona', 'dexametasona', 'hidrocortisona', 'metilprednisolona', 'betametasona'],
};

/** The families that a medicine belongs to, by its generic name: a combination belongs to those of each of its parts. */
export function familiesOf(nombreGenerico: string): readonly string[] {
  const name = plainText(nombreGenerico);
  return Object.entries(FAMILIES).flatMap(([family, members]) =>
    members.some((member) => name.includes(member)) ? [family] : [],
  );
}

/** Families that a substance names: `Penicilinas` → penicilina; what people write is mostly longer or in the plural. */
export function familyNamed(substance: string): readonly string[] {
  const text = plainText(substance);
  return Object.keys(FAMILIES).filter((family) => new RegExp(`(^|[^a-z])${family}(s|es)?([^a-z]|$)`).test(text));
}

/** Whether a substance, as somebody wrote it, is a medicine or a family of it. */
export function isSubstanceOf(substance: string, nombreGenerico: string): boolean {
  const [text, name] = [plainText(substance).trim(), plainText(nombreGenerico)];
  if (text.length < 3) return false;
  // «Amoxicilina 500» names amoxicillin too: the first word of the medicine stands in what was written.
  const [first = ''] = name.split(/[\s-]+/);
  return (
    name.includes(text) ||
    (first.length > 5 && text.includes(first)) ||
    familyNamed(substance).some((family) => familiesOf(nombreGenerico).includes(family))
  );
}
