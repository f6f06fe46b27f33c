import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFileMethods, type FilePlace } from './file-methods';

/** Returns a blob URL for a file of the server; null while loading, without a file, and when it is not available. */
export function useStoredFile(resource: string, place: FilePlace | null): string | null {
  const methods = useFileMethods();
  const { data } = useQuery({
    queryKey: ['files', resource, place?.id ?? null, place?.archivoId],
    queryFn: async ({ signal }) => (await methods.openStoredFile(resource, place!, signal)).data,
    enabled: place !== null,
    // A stored file is immutable.
    staleTime: Infinity,
    retry: false,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [data]);
  return address;
}
