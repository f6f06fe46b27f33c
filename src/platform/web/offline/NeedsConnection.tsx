import { useTranslate } from 'react-admin';
import { withTexts } from '../i18n/with-texts';

/** Shown offline when the device has no stored data for the page. */
function NeedsConnection() {
  return <span>{useTranslate()('device.neverKept')}</span>;
}

export default withTexts('dispositivo', NeedsConnection, null);
