import { useTranslate } from 'react-admin';
import { allergyText, type KnownAllergies } from '#areas/pacientes/shared/pacientes/allergy-text';
import { TonedNote } from '#platform/web/ui/page/TonedNote';

/** Allergies of the patient at the head of an order. */
export function Allergies({ patient }: { readonly patient: KnownAllergies }) {
  return <TonedNote {...allergyText(patient, useTranslate())} />;
}
