import type { RuntimeServices } from '../field/types.ts'
import { objectOf } from '#values/object.ts'
import { saveFile } from './save-file.ts'

/** Tells whether the call answers with the address of the file instead of its content. */
function linkIn(answer: unknown): string {
  const { url } = objectOf(answer)
  if (typeof url !== 'string') throw new Error('The file did not come as a file.')
  return url
}

/** Requests a file from a call and saves it in the browser. */
export async function fetchFile(
  services: Pick<RuntimeServices, 'call'>,
  call: string,
  { fileId, name }: { readonly fileId: string; readonly name: string },
): Promise<void> {
  const content = await services.call(call, { params: { fileId } })
  saveFile(name, content instanceof Blob ? content : linkIn(content))
}
