import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/icons/Icon';
import tonedStyles from '../../ui/page/toned-box.module.css';

/** What a patient does not bear, where nobody can overlook it. */
export function Allergies({ substances }: { readonly substances: readonly string[] }) {
  const translate = useTranslate();
  if (substances.length === 0) return null;
  return (
    <div className={tonedStyles['box']} data-tone="danger" role="note">
      <Icon name="alert" />
      {translate('app.orders.allergies', { substances: substances.join(', ') })}
    </div>
  );
}
