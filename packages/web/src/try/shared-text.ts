/** A text in a link: squeezed, so that it fits, and only in the part of an address that is sent nowhere. */
const FORM = 'deflate-raw';

const bytesOf = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

const through = (bytes: BlobPart, by: TransformStream): Promise<Uint8Array> =>
  bytesOf(new Blob([bytes]).stream().pipeThrough(by) as ReadableStream<Uint8Array>);

export async function packed(text: string): Promise<string> {
  const bytes = await through(text, new CompressionStream(FORM));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Null for what is no such text. */
export async function unpacked(code: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return new TextDecoder().decode(await through(bytes, new DecompressionStream(FORM)));
  } catch {
    return null;
  }
}
