import { useStoredFile } from '../../files/useStoredFile';
import { ImagesValue } from './ImagesValue';
import { ImageValue } from './ImageValue';

interface StoredPictureProps {
  readonly resource: string;
  /** Id of the file; empty without one. */
  readonly value: unknown;
  readonly full: boolean;
}

/** Picture of a record's field: small in a list; on the record's page it can be opened. */
export default function StoredPicture({ resource, value, full }: StoredPictureProps) {
  const address = useStoredFile(resource, typeof value === 'string' && value !== '' ? { archivoId: value } : null);
  return full && address ? (
    <ImagesValue value={[{ id: String(value), name: '', img: address }]} full />
  ) : (
    <ImageValue value={address} full={full} />
  );
}
