import { useStoredFile } from '../../files/useStoredFile';
import { ImagesValue } from './ImagesValue';
import { ImageValue } from './ImageValue';

interface StoredPictureProps {
  readonly resource: string;
  /** Id of the file; empty where there is none. */
  readonly value: unknown;
  readonly full: boolean;
}

/** A picture that a field of a record holds: small in a list, and on its page one that opens. */
export default function StoredPicture({ resource, value, full }: StoredPictureProps) {
  const address = useStoredFile(resource, typeof value === 'string' && value !== '' ? { archivoId: value } : null);
  return full && address ? (
    <ImagesValue value={[{ id: String(value), name: '', img: address }]} full />
  ) : (
    <ImageValue value={address} full={full} />
  );
}
