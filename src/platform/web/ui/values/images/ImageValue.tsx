import { useTranslate } from 'react-admin';
import { Thumbnail } from './Thumbnail';

interface ImageValueProps {
  readonly value: unknown;
  /** On the page of a record, where no name stands beside it. */
  readonly full: boolean;
}

/** One picture. In lists it only decorates: the name stands beside it. */
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
