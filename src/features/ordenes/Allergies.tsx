import { useTranslate } from 'react-admin';
import { allergyText, type KnownAllergies } from '../../domain/pacientes/allergy-text';
import { TonedNote } from '../../ui/page/TonedNote';

/** Allergies of the patient at the head of an order. */
export function Allergies({ patient }: { readonly patient: KnownAllergies }) {
  return <TonedNote {...allergyText(patient, useTranslate())} />;
}
