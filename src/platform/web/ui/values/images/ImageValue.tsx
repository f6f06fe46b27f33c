import { useTranslate } from 'react-admin';
import { Thumbnail } from './Thumbnail';

interface ImageValueProps {
  readonly value: unknown;
  /** True on the page of a record, where no name is beside it. */
  readonly full: boolean;
}

/** One picture. In lists it is decorative, as the name is beside it. */
export function ImageValue({ value, full }: ImageValueProps) {
  const translate = useTranslate();
  const empty = value === undefined || value === null || value === '';
  return (
    <>
      <Thumbnail
        source={value}
        size={full ? (empty ? 'medium' : 'large') : 'small'}
        alt={full && !empty ? translate('app.image.picture') : ''}
      />
      {full && empty && <span className="rs-hidden">{translate('app.image.none')}</span>}
    </>
  );
}
