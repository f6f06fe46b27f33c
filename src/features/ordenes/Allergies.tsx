import { useTranslate } from 'react-admin';
import { allergyText, type KnownAllergies } from '../../domain/pacientes/allergy-text';
import { Icon } from '../../ui/icons/Icon';
import tonedStyles from '../../ui/page/toned-box.module.css';

/** Allergies of the patient at the head of an order. */
export function Allergies({ patient }: { readonly patient: KnownAllergies }) {
  const { text, tone } = allergyText(patient, useTranslate());
  return (
    <div className={tonedStyles['box']} data-tone={tone} role="note">
      {tone !== 'neutral' && <Icon name="alert" />}
      {text}
    </div>
  );
}
